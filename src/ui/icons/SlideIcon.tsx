import { Icon, type IconProps } from './Icon.tsx'

export function SlideIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 6l4 4-4 4M10.5 6l4 4-4 4" />
    </Icon>
  )
}
