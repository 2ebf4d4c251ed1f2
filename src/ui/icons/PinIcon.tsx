import { Icon, type IconProps } from './Icon.tsx'

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 17.5c3.7-3.6 5.5-6.5 5.5-9a5.5 5.5 0 0 0-11 0c0 2.5 1.8 5.4 5.5 9z" />
      <circle cx="10" cy="8.5" r="2" />
    </Icon>
  )
}
