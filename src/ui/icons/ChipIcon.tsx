import { Icon, type IconProps } from './Icon.tsx'

export function ChipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="5.5" width="9" height="9" rx="1.5" />
      <path d="M8 5.5v-3M12 5.5v-3M8 17.5v-3M12 17.5v-3M5.5 8h-3M5.5 12h-3M17.5 8h-3M17.5 12h-3M8.5 8.5h3v3h-3z" />
    </Icon>
  )
}
