import { Icon, type IconProps } from './Icon.tsx'

export function HallIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.75 7.75L10 3l7.25 4.75zM4.5 7.75v7M8.2 7.75v7M11.8 7.75v7M15.5 7.75v7M2.75 17h14.5M3.5 14.75h13" />
    </Icon>
  )
}
