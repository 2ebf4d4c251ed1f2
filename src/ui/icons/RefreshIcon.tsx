import { Icon, type IconProps } from './Icon.tsx'

export function RefreshIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7l2 1.95" />
      <path d="M16.5 3.25v4h-4" />
    </Icon>
  )
}
