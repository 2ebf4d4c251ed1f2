import { Icon, type IconProps } from './Icon.tsx'

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 12.5V2.75M6.5 6L10 2.5 13.5 6M6.25 8.75H4.5v8h11v-8h-1.75" />
    </Icon>
  )
}
