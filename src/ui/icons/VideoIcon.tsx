import { Icon, type IconProps } from './Icon.tsx'

export function VideoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2" y="5" width="11" height="10" rx="2" />
      <path d="M13 9l5-2.75v7.5L13 11" />
    </Icon>
  )
}
