import { Icon, type IconProps } from './Icon.tsx'

export function ScalesIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.25v13.5M6 16.75h8M4 6h12M4 6l-2 5.5h4zM16 6l-2 5.5h4z" />
    </Icon>
  )
}
