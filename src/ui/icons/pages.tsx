import { Icon, type IconProps } from './Icon.tsx'

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4.25 14.25h11.5c-1-1.1-1.5-2.2-1.5-4.5v-1.5a4.25 4.25 0 0 0-8.5 0v1.5c0 2.3-.5 3.4-1.5 4.5zM8.25 16.75a2 2 0 0 0 3.5 0" />
    </Icon>
  )
}

export function BinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 5.5h12M8 5.5V4.25A1.25 1.25 0 0 1 9.25 3h1.5A1.25 1.25 0 0 1 12 4.25V5.5M5.5 5.5l.6 9.6A1.5 1.5 0 0 0 7.6 16.5h4.8a1.5 1.5 0 0 0 1.5-1.4l.6-9.6M8.5 8.75v4.5M11.5 8.75v4.5" />
    </Icon>
  )
}

export function BookmarkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.5h9v13.25L10 13.5l-4.5 3.25z" />
    </Icon>
  )
}

export function CloudIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 15.5a3.5 3.5 0 0 1-.4-7 4.5 4.5 0 0 1 8.7-.7 3.9 3.9 0 0 1 .2 7.7H6Z" />
      <path d="m7.75 11.5 1.75 1.75 3-3.25" />
    </Icon>
  )
}

export function CloudOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.6 8.5a3.5 3.5 0 0 0 .4 7h8.5M16.9 14.3a3.9 3.9 0 0 0-2.6-6.5 4.5 4.5 0 0 0-6-2.6M3 3l14 14" />
    </Icon>
  )
}

export function ExpandIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 7.5v-4h4M16.5 7.5v-4h-4M3.5 12.5v4h4M16.5 12.5v4h-4" />
    </Icon>
  )
}

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 3.5h5v5M16.5 3.5 9.5 10.5M14.5 11.5v3.75a1.25 1.25 0 0 1-1.25 1.25h-8.5a1.25 1.25 0 0 1-1.25-1.25v-8.5A1.25 1.25 0 0 1 4.75 5.5H8.5" />
    </Icon>
  )
}

export function FilterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 5.5h14M5.5 10h9M8 14.5h4" />
    </Icon>
  )
}

export function FlameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 17.5c-3 0-5-2-5-4.75 0-3.5 3.5-4.75 3.5-9.25 2 .75 3.25 2.75 3.25 4.75.75-.25 1.25-1 1.25-1.75 1.25 1.25 2 3.25 2 5.75 0 3-2 5.25-5 5.25Z" />
    </Icon>
  )
}

export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 5v.05M12.5 5v.05M7.5 10v.05M12.5 10v.05M7.5 15v.05M12.5 15v.05" strokeWidth="2.2" />
    </Icon>
  )
}

export function HeartIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 16.5S3.25 12.8 3.25 8.1A3.6 3.6 0 0 1 6.85 4.5c1.4 0 2.5.7 3.15 1.8.65-1.1 1.75-1.8 3.15-1.8a3.6 3.6 0 0 1 3.6 3.6c0 4.7-6.75 8.4-6.75 8.4Z" />
    </Icon>
  )
}

export function HeartFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        fill="currentColor"
        d="M10 16.5S3.25 12.8 3.25 8.1A3.6 3.6 0 0 1 6.85 4.5c1.4 0 2.5.7 3.15 1.8.65-1.1 1.75-1.8 3.15-1.8a3.6 3.6 0 0 1 3.6 3.6c0 4.7-6.75 8.4-6.75 8.4Z"
      />
    </Icon>
  )
}

export function LayersIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m10 3.25 7 3.5-7 3.5-7-3.5zM3 10.25l7 3.5 7-3.5M3 13.5l7 3.5 7-3.5" />
    </Icon>
  )
}

export function LinkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 11.5a3 3 0 0 0 4.25 0l2.5-2.5A3 3 0 0 0 11 4.75l-.75.75M11.5 8.5a3 3 0 0 0-4.25 0l-2.5 2.5A3 3 0 0 0 9 15.25l.75-.75" />
    </Icon>
  )
}

export function MapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m2.75 5.5 4.75-2 5 2 4.75-2v11l-4.75 2-5-2-4.75 2zM7.5 3.5v11M12.5 5.5v11" />
    </Icon>
  )
}

export function MicIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="7" y="2" width="6" height="10" rx="3" />
      <path d="M4 9.5a6 6 0 0 0 12 0M10 15.5V18" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 10h12" />
    </Icon>
  )
}

export function NewsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 6.75h1.75A1.25 1.25 0 0 1 17 8v6.75a1.75 1.75 0 0 1-1.75 1.75H4.75A1.75 1.75 0 0 1 3 14.75V4.5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v10.75c0 .7.55 1.25 1.25 1.25" />
      <path d="M5.75 6.5h5.5v3h-5.5zM5.75 12h5.5M5.75 14h3.5" />
    </Icon>
  )
}

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 4.5v11M13 4.5v11" />
    </Icon>
  )
}

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12.75 4 3.25 3.25-8.75 8.75H4v-3.25L12.75 4ZM10.75 6 14 9.25" />
    </Icon>
  )
}

export function PinIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 17.5c3.7-3.6 5.5-6.5 5.5-9a5.5 5.5 0 0 0-11 0c0 2.5 1.8 5.4 5.5 9z" />
      <circle cx="10" cy="8.5" r="2" />
    </Icon>
  )
}

export function PlayIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6.5 4.25v11.5L15.75 10z" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 4v12M4 10h12" />
    </Icon>
  )
}

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 7.5V3.25h8V7.5M6 14H4.5A1.5 1.5 0 0 1 3 12.5V9a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 9v3.5a1.5 1.5 0 0 1-1.5 1.5H14" />
      <path d="M6 11.5h8v5.25H6z" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 4 4" />
    </Icon>
  )
}

export function ShareIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 12.5V2.75M6.5 6L10 2.5 13.5 6M6.25 8.75H4.5v8h11v-8h-1.75" />
    </Icon>
  )
}

export function SkipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.75 5 6.5 5-6.5 5V5ZM15 5v10" />
    </Icon>
  )
}

export function UploadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 13V4M6.5 7.25 10 3.75l3.5 3.5M4 12.5v2.25A1.25 1.25 0 0 0 5.25 16h9.5A1.25 1.25 0 0 0 16 14.75V12.5" />
    </Icon>
  )
}

export function ZoomInIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 4 4M6.75 9h4.5M9 6.75v4.5" />
    </Icon>
  )
}

export function ZoomOutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="9" cy="9" r="5.25" />
      <path d="m13 13 4 4M6.75 9h4.5" />
    </Icon>
  )
}
