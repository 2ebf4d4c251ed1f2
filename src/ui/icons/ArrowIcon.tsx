import { Icon, type IconProps } from './Icon.tsx'

export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 10h13M11.5 5l5 5-5 5" />
    </Icon>
  )
}
