import { Icon, type IconProps } from './Icon.tsx'

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 14.25h11.5c-1-1.1-1.5-2.2-1.5-4.5v-1.5a4.25 4.25 0 0 0-8.5 0v1.5c0 2.3-.5 3.4-1.5 4.5zM8.25 16.75a2 2 0 0 0 3.5 0" />
    </Icon>
  )
}
