import { Icon, type IconProps } from './Icon.tsx'

export function StarIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 2.75l2.2 4.6 5.05.65-3.7 3.5.95 5L10 14.05 5.5 16.5l.95-5-3.7-3.5 5.05-.65z" />
    </Icon>
  )
}
