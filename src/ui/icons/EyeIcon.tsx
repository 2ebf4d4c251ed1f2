import { Icon, type IconProps } from './Icon.tsx'

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 10s2.9-5.5 8-5.5S18 10 18 10s-2.9 5.5-8 5.5S2 10 2 10z" />
      <circle cx="10" cy="10" r="2.5" />
    </Icon>
  )
}
