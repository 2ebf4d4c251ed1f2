import { Icon, type IconProps } from './Icon.tsx'

export function LeafIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 16c0-8 4-12 12.5-12C17 12 13 15.5 6.5 14.5M4 16.5c1-4 3.5-6.5 7-8" />
    </Icon>
  )
}
