import { Icon, type IconProps } from './Icon.tsx'

export function RightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5l4.5 4.5L8 14.5" />
    </Icon>
  )
}
