import { Icon, type IconProps } from './Icon.tsx'

export function LightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11 2.75 4.5 11.5h4.75l-.75 5.75 7-8.75h-5z" />
    </Icon>
  )
}
