import { Icon, type IconProps } from './Icon.tsx'

export function CloudOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.6 8.5a3.5 3.5 0 0 0 .4 7h8.5M16.9 14.3a3.9 3.9 0 0 0-2.6-6.5 4.5 4.5 0 0 0-6-2.6M3 3l14 14" />
    </Icon>
  )
}
