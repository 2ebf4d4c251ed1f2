import { Icon, type IconProps } from './Icon.tsx'

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="8.75" width="12" height="8.5" rx="2" />
      <path d="M6.75 8.75V6.25a3.25 3.25 0 0 1 6.5 0v2.5M10 12.25v1.5" />
    </Icon>
  )
}
