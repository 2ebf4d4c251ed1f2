import { Icon, type IconProps } from './Icon.tsx'

export function DownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 8l4 4 4-4" />
    </Icon>
  )
}
