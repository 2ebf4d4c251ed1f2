import { Icon, type IconProps } from './Icon.tsx'

export function QrCodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3" y="3" width="5" height="5" rx="1" />
      <rect x="12" y="3" width="5" height="5" rx="1" />
      <rect x="3" y="12" width="5" height="5" rx="1" />
      <path d="M12 12h2.5v2.5M17 12v.01M12 17v.01M14.5 17H17v-2.5" />
    </Icon>
  )
}
