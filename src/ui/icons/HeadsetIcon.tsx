import { Icon, type IconProps } from './Icon.tsx'

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
