import { Icon, type IconProps } from './Icon.tsx'

export function CodeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m6.5 6-4 4 4 4M13.5 6l4 4-4 4M11.25 4.5l-2.5 11" />
    </Icon>
  )
}
