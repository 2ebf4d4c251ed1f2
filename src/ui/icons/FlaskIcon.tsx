import { Icon, type IconProps } from './Icon.tsx'

export function FlaskIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8 3v4.5l-4.25 7a1.5 1.5 0 0 0 1.3 2.25h9.9a1.5 1.5 0 0 0 1.3-2.25L12 7.5V3M6.75 3h6.5M6 12h8" />
    </Icon>
  )
}
