import { Icon, type IconProps } from './Icon.tsx'

export function EyeOffIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 3l14 14M8.2 4.7A8.2 8.2 0 0 1 10 4.5c5.1 0 8 5.5 8 5.5a13 13 0 0 1-2.1 2.8M5.2 6.2A12.7 12.7 0 0 0 2 10s2.9 5.5 8 5.5a8 8 0 0 0 3.7-.9M8.3 8.2a2.5 2.5 0 0 0 3.5 3.6" />
    </Icon>
  )
}
