import { Icon, type IconProps } from './Icon.tsx'

export function DocumentIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 2.25h6.75L16 6.5v9.75a1.5 1.5 0 0 1-1.5 1.5H5.5A1.5 1.5 0 0 1 4 16.25V3.25a1 1 0 0 1 1-1z" />
      <path d="M11.75 2.5v4H16M7 10.75h6M7 13.75h4" />
    </Icon>
  )
}
