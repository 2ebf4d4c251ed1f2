import { Icon, type IconProps } from './Icon.tsx'

export function AtomIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="10" cy="10" r="1.25" />
      <ellipse cx="10" cy="10" rx="7.5" ry="3" />
      <ellipse cx="10" cy="10" rx="7.5" ry="3" transform="rotate(60 10 10)" />
      <ellipse cx="10" cy="10" rx="7.5" ry="3" transform="rotate(120 10 10)" />
    </Icon>
  )
}
