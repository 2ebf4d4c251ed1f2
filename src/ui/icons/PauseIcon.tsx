import { Icon, type IconProps } from './Icon.tsx'

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4.5v11M13 4.5v11" />
    </Icon>
  )
}
