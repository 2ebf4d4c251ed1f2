import { Icon, type IconProps } from './Icon.tsx'

export function MicIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="7" y="2" width="6" height="10" rx="3" />
      <path d="M4 9.5a6 6 0 0 0 12 0M10 15.5V18" />
    </Icon>
  )
}
