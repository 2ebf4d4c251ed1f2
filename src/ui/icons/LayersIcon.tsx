import { Icon, type IconProps } from './Icon.tsx'

export function LayersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m10 3.25 7 3.5-7 3.5-7-3.5zM3 10.25l7 3.5 7-3.5M3 13.5l7 3.5 7-3.5" />
    </Icon>
  )
}
