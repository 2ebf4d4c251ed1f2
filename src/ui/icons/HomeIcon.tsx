import { Icon, type IconProps } from './Icon.tsx'

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8.75L10 3l7 5.75V16a1 1 0 0 1-1 1h-3.5v-5h-5v5H4a1 1 0 0 1-1-1z" />
    </Icon>
  )
}
