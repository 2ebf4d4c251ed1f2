import { Icon, type IconProps } from './Icon.tsx'

export function ZoomInIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 4 4M6.75 9h4.5M9 6.75v4.5" />
    </Icon>
  )
}
