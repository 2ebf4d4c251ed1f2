import { Icon, type IconProps } from './Icon.tsx'

export function LogoutIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 17H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h3M13 13.75L16.75 10 13 6.25M16.5 10H8" />
    </Icon>
  )
}
