import { Icon, type IconProps } from './Icon.tsx'

export function PhoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="2" width="9" height="16" rx="2" />
      <path d="M9 15.25h2" />
    </Icon>
  )
}

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

export function ScanIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 7V5a2 2 0 0 1 2-2h2M13 3h2a2 2 0 0 1 2 2v2M17 13v2a2 2 0 0 1-2 2h-2M7 17H5a2 2 0 0 1-2-2v-2M3 10h14" />
    </Icon>
  )
}

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.25 2.75L8.75 11.25M17.25 2.75l-5.25 14.5-3.25-6-6-3.25z" />
    </Icon>
  )
}

export function SlideIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 6l4 4-4 4M10.5 6l4 4-4 4" />
    </Icon>
  )
}
