import { Icon, type IconProps } from './Icon.tsx'

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9.25v4.5M10 6.5v.01" />
    </Icon>
  )
}
