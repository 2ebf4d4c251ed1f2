import { Icon, type IconProps } from './Icon.tsx'

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="2" width="9" height="16" rx="2" />
      <path d="M9 15.25h2" />
    </Icon>
  )
}
