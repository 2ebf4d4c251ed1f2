import { Icon, type IconProps } from './Icon.tsx'

export function SkipIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.75 5 6.5 5-6.5 5V5ZM15 5v10" />
    </Icon>
  )
}
