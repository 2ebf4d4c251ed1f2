import { Icon, type IconProps } from './Icon.tsx'

export function AtomIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="1.25" />
      <ellipse cx="10" cy="10" rx="7.5" ry="3" />
      <ellipse cx="10" cy="10" rx="7.5" ry="3" transform="rotate(60 10 10)" />
      <ellipse cx="10" cy="10" rx="7.5" ry="3" transform="rotate(120 10 10)" />
    </Icon>
  )
}

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 5.25C8.5 4 6.5 3.5 3 3.75v11.5c3.5-.25 5.5.25 7 1.5 1.5-1.25 3.5-1.75 7-1.5V3.75c-3.5-.25-5.5.25-7 1.5ZM10 5.25v11.5" />
    </Icon>
  )
}

export function BridgeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 14.5h15M5.5 17V5M14.5 17V5M2.5 10.5c1.5-.5 2.5-2 3-5 .75 4 2.25 5.5 4.5 5.5s3.75-1.5 4.5-5.5c.5 3 1.5 4.5 3 5M10 11v3.5" />
    </Icon>
  )
}

export function ChartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 3.5V15A1.5 1.5 0 0 0 5 16.5h11.5M7 13V9.5M10.5 13V6M14 13V8" />
    </Icon>
  )
}

export function ChipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.5" y="5.5" width="9" height="9" rx="1.5" />
      <path d="M8 5.5v-3M12 5.5v-3M8 17.5v-3M12 17.5v-3M5.5 8h-3M5.5 12h-3M17.5 8h-3M17.5 12h-3M8.5 8.5h3v3h-3z" />
    </Icon>
  )
}

export function CodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6.5 6-4 4 4 4M13.5 6l4 4-4 4M11.25 4.5l-2.5 11" />
    </Icon>
  )
}

export function FlaskIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3v4.5l-4.25 7a1.5 1.5 0 0 0 1.3 2.25h9.9a1.5 1.5 0 0 0 1.3-2.25L12 7.5V3M6.75 3h6.5M6 12h8" />
    </Icon>
  )
}

export function GearIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="1.75" />
      <circle cx="10" cy="10" r="4.75" />
      <path d="M10 2.75v2.5M10 14.75v2.5M2.75 10h2.5M14.75 10h2.5M4.9 4.9l1.75 1.75M13.35 13.35l1.75 1.75M15.1 4.9l-1.75 1.75M6.65 13.35 4.9 15.1" />
    </Icon>
  )
}

export function HandsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m2.75 10.5 3-5 4.25 1 4.25-1 3 5L10 16.25zM10 6.5 7.5 9.25c1.25 1.25 2.5 1 3.5 0l3.5 3" />
    </Icon>
  )
}

export function LeafIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 16c0-8 4-12 12.5-12C17 12 13 15.5 6.5 14.5M4 16.5c1-4 3.5-6.5 7-8" />
    </Icon>
  )
}

export function LightIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11 2.75 4.5 11.5h4.75l-.75 5.75 7-8.75h-5z" />
    </Icon>
  )
}

export function MedalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="12" r="4.5" />
      <path d="M7 8.5 4.5 3h3.25L10 7.5 12.25 3h3.25L13 8.5M10 10.25v3.5" />
    </Icon>
  )
}

export function PlaneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m17 3-7.5 14-1.75-6L3 8.5zM7.75 11 17 3" />
    </Icon>
  )
}

export function RocketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 11.5c.5-4.5 3.5-8 9.5-8.5 0 6-3.5 9-8 9.5zM7.5 8.5 4.25 9 3 11.25l3.25.5M11.5 12.5l-.5 3.25L8.75 17l-.5-3.25M5.5 13.5c-1.25.75-1.75 2-1.75 3.25 1.25 0 2.5-.5 3.25-1.75" />
      <circle cx="12" cy="8" r="1.25" />
    </Icon>
  )
}

export function RouteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="5" cy="15" r="2" />
      <circle cx="15" cy="5" r="2" />
      <path d="M7 15h5.5a3 3 0 0 0 0-6h-5a2.5 2.5 0 0 1 0-4H13" />
    </Icon>
  )
}

export function ScalesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.25v13.5M6 16.75h8M4 6h12M4 6l-2 5.5h4zM16 6l-2 5.5h4z" />
    </Icon>
  )
}

export function TrendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m3 13.5 4.5-4.5 3 3L17 5.5M12.5 5.5H17V10" />
    </Icon>
  )
}

export function WrenchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 3.5a4 4 0 0 0-3.75 5.25L3.5 14l2.5 2.5 5.25-5.25A4 4 0 0 0 16.5 7.5L14 8.5l-2-.5-.5-2 1-2.5Z" />
    </Icon>
  )
}
