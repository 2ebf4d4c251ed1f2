import { Icon, type IconProps } from './Icon.tsx'

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 6.25v4.25M10 13.5v.01" />
    </Icon>
  )
}
