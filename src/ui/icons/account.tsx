import { Icon, type IconProps } from './Icon.tsx'

export function BackIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 10h-13M8.5 5l-5 5 5 5" />
    </Icon>
  )
}

export function CalendarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.75" y="4" width="14.5" height="13" rx="2" />
      <path d="M2.75 8h14.5M6.75 2.25v3.25M13.25 2.25v3.25M6.5 11.25h2M11.5 11.25h2M6.5 14h2" />
    </Icon>
  )
}

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 8.25c-.4-2.7-2.7-4.5-5.4-4.5-3 0-5.35 2.1-5.35 4.8 0 1.5.75 2.8 1.9 3.7l-.5 1.75 2-1c.6.2 1.25.3 1.95.3" />
      <path d="M18.25 12.5c0-2.2-2.05-4-4.6-4s-4.6 1.8-4.6 4 2.05 4 4.6 4c.6 0 1.15-.1 1.65-.25l1.8.9-.4-1.6c.95-.7 1.55-1.8 1.55-3.05z" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.5 10.5l3.5 3.5 7.5-8" />
    </Icon>
  )
}

export function ClockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 5.75V10l3 2" />
    </Icon>
  )
}

export function CompanyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 17.25V4.25a1.5 1.5 0 0 1 1.5-1.5h5A1.5 1.5 0 0 1 12 4.25v13M12 8.25h2.5a1.5 1.5 0 0 1 1.5 1.5v7.5M2.5 17.25h15M7 6.5h2M7 9.75h2M7 13h2" />
    </Icon>
  )
}

export function EyeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2 10s2.9-5.5 8-5.5S18 10 18 10s-2.9 5.5-8 5.5S2 10 2 10z" />
      <circle cx="10" cy="10" r="2.5" />
    </Icon>
  )
}

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3l14 14M8.2 4.7A8.2 8.2 0 0 1 10 4.5c5.1 0 8 5.5 8 5.5a13 13 0 0 1-2.1 2.8M5.2 6.2A12.7 12.7 0 0 0 2 10s2.9 5.5 8 5.5a8 8 0 0 0 3.7-.9M8.3 8.2a2.5 2.5 0 0 0 3.5 3.6" />
    </Icon>
  )
}

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 8.75L10 3l7 5.75V16a1 1 0 0 1-1 1h-3.5v-5h-5v5H4a1 1 0 0 1-1-1z" />
    </Icon>
  )
}

export function InfoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9.25v4.5M10 6.5v.01" />
    </Icon>
  )
}

export function LeftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12.25 5-5 5 5 5" />
    </Icon>
  )
}

export function LockIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="4" y="8.75" width="12" height="8.5" rx="2" />
      <path d="M6.75 8.75V6.25a3.25 3.25 0 0 1 6.5 0v2.5M10 12.25v1.5" />
    </Icon>
  )
}

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 17H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3M13 13.75L16.75 10 13 6.25M16.5 10H8" />
    </Icon>
  )
}

export function MailIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="4.5" width="15" height="11" rx="2" />
      <path d="M3 6l7 5 7-5" />
    </Icon>
  )
}

export function RightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 5.5l4.5 4.5L8 14.5" />
    </Icon>
  )
}

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 2.75l2.2 4.6 5.05.65-3.7 3.5.95 5L10 14.05 5.5 16.5l.95-5-3.7-3.5 5.05-.65z" />
    </Icon>
  )
}

export function TelephoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.25 2.75h2.5l1.5 3.75-1.9 1.4a9.5 9.5 0 0 0 4.75 4.75l1.4-1.9 3.75 1.5v2.5c0 .9-.7 1.5-1.6 1.5C9 16.25 3.75 11 3.75 4.35c0-.9.6-1.6 1.5-1.6z" />
    </Icon>
  )
}

export function UserIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="6.5" r="3.5" />
      <path d="M3.5 17.25c.5-3.2 3.1-5 6.5-5s6 1.8 6.5 5" />
    </Icon>
  )
}

export function UsersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="7.5" cy="7" r="3" />
      <path d="M2 16.5c.4-2.8 2.6-4.5 5.5-4.5s5.1 1.7 5.5 4.5M13 4.2a3 3 0 0 1 0 5.6M15 12.4c1.7.7 2.8 2.1 3 4.1" />
    </Icon>
  )
}

export function VideoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2" y="5" width="11" height="10" rx="2" />
      <path d="M13 9l5-2.75v7.5L13 11" />
    </Icon>
  )
}
