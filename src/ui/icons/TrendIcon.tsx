import { Icon, type IconProps } from './Icon.tsx'

export function TrendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3 13.5 4.5-4.5 3 3L17 5.5M12.5 5.5H17V10" />
    </Icon>
  )
}
