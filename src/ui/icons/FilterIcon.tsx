import { Icon, type IconProps } from './Icon.tsx'

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h14M5.5 10h9M8 14.5h4" />
    </Icon>
  )
}
