import { Icon, type IconProps } from './Icon.tsx'

export function ExternalIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M11.5 3.5h5v5M16.5 3.5 9.5 10.5M14.5 11.5v3.75a1.25 1.25 0 0 1-1.25 1.25h-8.5a1.25 1.25 0 0 1-1.25-1.25v-8.5A1.25 1.25 0 0 1 4.75 5.5H8.5" />
    </Icon>
  )
}
