import { Icon, type IconProps } from './Icon.tsx'

export function CapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.75L1.75 7.75 10 11.75l8.25-4z" />
      <path d="M5 9.5v4.25c1.25 1.4 3 2.1 5 2.1s3.75-.7 5-2.1V9.5M18.25 7.75v4.5" />
    </Icon>
  )
}
