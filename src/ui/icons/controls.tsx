import { Icon, type IconProps } from './Icon.tsx'

export function CheckCircleIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M6.8 10.2l2.3 2.3 4.2-4.6" />
    </Icon>
  )
}

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 5l10 10M15 5L5 15" />
    </Icon>
  )
}

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7l2 1.95" />
      <path d="M16.5 3.25v4h-4" />
    </Icon>
  )
}
