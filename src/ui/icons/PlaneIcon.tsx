import { Icon, type IconProps } from './Icon.tsx'

export function PlaneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m17 3-7.5 14-1.75-6L3 8.5zM7.75 11 17 3" />
    </Icon>
  )
}
