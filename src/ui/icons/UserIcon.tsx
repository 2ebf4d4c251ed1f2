import { Icon, type IconProps } from './Icon.tsx'

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3.5 17.25c.5-3.2 3.1-5 6.5-5s6 1.8 6.5 5" />
    </Icon>
  )
}
