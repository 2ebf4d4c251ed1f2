import { Icon, type IconProps } from './Icon.tsx'

export function CloudIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 15.5a3.5 3.5 0 0 1-.4-7 4.5 4.5 0 0 1 8.7-.7 3.9 3.9 0 0 1 .2 7.7H6Z" />
      <path d="m7.75 11.5 1.75 1.75 3-3.25" />
    </Icon>
  )
}
