import { Icon, type IconProps } from './Icon.tsx'

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4.25v11.5L15.75 10z" />
    </Icon>
  )
}
