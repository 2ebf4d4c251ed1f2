import { Icon, type IconProps } from './Icon.tsx'

export function HandsIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m2.75 10.5 3-5 4.25 1 4.25-1 3 5L10 16.25zM10 6.5 7.5 9.25c1.25 1.25 2.5 1 3.5 0l3.5 3" />
    </Icon>
  )
}
