import { Icon, type IconProps } from './Icon.tsx'

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <circle cx="10" cy="10" r="4" />
      <path d="M10 10v.01" />
    </Icon>
  )
}
