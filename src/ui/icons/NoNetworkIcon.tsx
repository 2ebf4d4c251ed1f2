import { Icon, type IconProps } from './Icon.tsx'

export function NoNetworkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3l14 14M2.5 8c4.3-4 10.7-4 15 0M5 11c2.9-2.7 7.1-2.7 10 0M7.6 13.7c1.4-1.3 3.4-1.3 4.8 0M10 16.25v.01" />
    </Icon>
  )
}
