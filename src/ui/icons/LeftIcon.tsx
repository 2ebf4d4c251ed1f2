import { Icon, type IconProps } from './Icon.tsx'

export function LeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12.25 5-5 5 5 5" />
    </Icon>
  )
}
