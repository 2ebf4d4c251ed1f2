import { Icon, type IconProps } from './Icon.tsx'

export function NewsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M14 6.75h1.75A1.25 1.25 0 0 1 17 8v6.75a1.75 1.75 0 0 1-1.75 1.75H4.75A1.75 1.75 0 0 1 3 14.75V4.5a1 1 0 0 1 1-1h9a1 1 0 0 1 1 1v10.75c0 .7.55 1.25 1.25 1.25" />
      <path d="M5.75 6.5h5.5v3h-5.5zM5.75 12h5.5M5.75 14h3.5" />
    </Icon>
  )
}
