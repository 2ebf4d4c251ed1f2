import { Icon, type IconProps } from './Icon.tsx'

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.75" y="4" width="14.5" height="13" rx="2" />
      <path d="M2.75 8h14.5M6.75 2.25v3.25M13.25 2.25v3.25M6.5 11.25h2M11.5 11.25h2M6.5 14h2" />
    </Icon>
  )
}
