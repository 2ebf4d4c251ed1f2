import { Icon, type IconProps } from './Icon.tsx'

export function SendIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M17.25 2.75L8.75 11.25M17.25 2.75l-5.25 14.5-3.25-6-6-3.25z" />
    </Icon>
  )
}
