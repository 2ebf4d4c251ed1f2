import { Icon, type IconProps } from './Icon.tsx'

export function UsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7.5" cy="7" r="3" />
      <path d="M2 16.5c.4-2.8 2.6-4.5 5.5-4.5s5.1 1.7 5.5 4.5M13 4.2a3 3 0 0 1 0 5.6M15 12.4c1.7.7 2.8 2.1 3 4.1" />
    </Icon>
  )
}
