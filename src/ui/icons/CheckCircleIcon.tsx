import { Icon, type IconProps } from './Icon.tsx'

export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M6.8 10.2l2.3 2.3 4.2-4.6" />
    </Icon>
  )
}
