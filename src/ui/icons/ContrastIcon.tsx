import { Icon, type IconProps } from './Icon.tsx'

export function ContrastIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 2.5v15M10 6.5a3.5 3.5 0 0 1 0 7" />
    </Icon>
  )
}
