import { Icon, type IconProps } from './Icon.tsx'

export function MedalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="12" r="4.5" />
      <path d="M7 8.5 4.5 3h3.25L10 7.5 12.25 3h3.25L13 8.5M10 10.25v3.5" />
    </Icon>
  )
}
