import { Icon, type IconProps } from './Icon.tsx'

export function BinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h12M8 5.5V4.25A1.25 1.25 0 0 1 9.25 3h1.5A1.25 1.25 0 0 1 12 4.25V5.5M5.5 5.5l.6 9.6A1.5 1.5 0 0 0 7.6 16.5h4.8a1.5 1.5 0 0 0 1.5-1.4l.6-9.6M8.5 8.75v4.5M11.5 8.75v4.5" />
    </Icon>
  )
}
