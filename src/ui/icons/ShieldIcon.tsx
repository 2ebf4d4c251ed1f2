import { Icon, type IconProps } from './Icon.tsx'

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 2.25l6.25 2.25v4.75c0 4-2.6 7-6.25 8.5-3.65-1.5-6.25-4.5-6.25-8.5V4.5z" />
      <path d="M7.25 9.75l2 2 3.5-3.75" />
    </Icon>
  )
}
