import { Icon, type IconProps } from './Icon.tsx'

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5V15A1.5 1.5 0 0 0 5 16.5h11.5M7 13V9.5M10.5 13V6M14 13V8" />
    </Icon>
  )
}
