import { Icon, type IconProps } from './Icon.tsx'

export function RouteIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="5" cy="15" r="2" />
      <circle cx="15" cy="5" r="2" />
      <path d="M7 15h5.5a3 3 0 0 0 0-6h-5a2.5 2.5 0 0 1 0-4H13" />
    </Icon>
  )
}
