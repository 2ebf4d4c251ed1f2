import { Icon, type IconProps } from './Icon.tsx'

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 10h-13M8.5 5l-5 5 5 5" />
    </Icon>
  )
}
