import { Icon, type IconProps } from './Icon.tsx'

export function AlertIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 6.25v4.25M10 13.5v.01" />
    </Icon>
  )
}

export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 10h13M11.5 5l5 5-5 5" />
    </Icon>
  )
}

export function BriefcaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="6" width="15" height="10.5" rx="2" />
      <path d="M7 6V4.75C7 3.8 7.55 3.25 8.5 3.25h3c.95 0 1.5.55 1.5 1.5V6M2.5 10.5c4.7 2.3 10.3 2.3 15 0M10 11.25v1.5" />
    </Icon>
  )
}

export function CapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.75L1.75 7.75 10 11.75l8.25-4z" />
      <path d="M5 9.5v4.25c1.25 1.4 3 2.1 5 2.1s3.75-.7 5-2.1V9.5M18.25 7.75v4.5" />
    </Icon>
  )
}

export function ContrastIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 2.5v15M10 6.5a3.5 3.5 0 0 1 0 7" />
    </Icon>
  )
}

export function DocumentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 2.25h6.75L16 6.5v9.75a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 16.25V3.25a1 1 0 0 1 1-1z" />
      <path d="M11.75 2.5v4H16M7 10.75h6M7 13.75h4" />
    </Icon>
  )
}

export function DownIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 8l4 4 4-4" />
    </Icon>
  )
}

export function GlobeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M2.5 10h15M10 2.5c2.2 2.2 3.2 4.7 3.2 7.5s-1 5.3-3.2 7.5c-2.2-2.2-3.2-4.7-3.2-7.5s1-5.3 3.2-7.5z" />
    </Icon>
  )
}

export function HallIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 7.75L10 3l7.25 4.75zM4.5 7.75v7M8.2 7.75v7M11.8 7.75v7M15.5 7.75v7M2.75 17h14.5M3.5 14.75h13" />
    </Icon>
  )
}

export function HeadsetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 11.5V9.75a6 6 0 0 1 12 0v1.75" />
      <rect x="2.5" y="11" width="3.5" height="5" rx="1.5" />
      <rect x="14" y="11" width="3.5" height="5" rx="1.5" />
      <path d="M16 16c0 1.25-1.75 2-4 2" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h14M3 10h14M3 14.5h14" />
    </Icon>
  )
}

export function NoNetworkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3l14 14M2.5 8c4.3-4 10.7-4 15 0M5 11c2.9-2.7 7.1-2.7 10 0M7.6 13.7c1.4-1.3 3.4-1.3 4.8 0M10 16.25v.01" />
    </Icon>
  )
}

export function ShieldIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 2.25l6.25 2.25v4.75c0 4-2.6 7-6.25 8.5-3.65-1.5-6.25-4.5-6.25-8.5V4.5z" />
      <path d="M7.25 9.75l2 2 3.5-3.75" />
    </Icon>
  )
}

export function SparkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 3.5l1.5 4.2 4.2 1.5-4.2 1.5-1.5 4.2-1.5-4.2-4.2-1.5L7 7.7zM15.5 12.5l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7zM15.25 3v3M13.75 4.5h3" />
    </Icon>
  )
}

export function TargetIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <circle cx="10" cy="10" r="4" />
      <path d="M10 10v.01" />
    </Icon>
  )
}
