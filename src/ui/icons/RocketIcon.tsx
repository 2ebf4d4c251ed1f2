import { Icon, type IconProps } from './Icon.tsx'

export function RocketIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 11.5c.5-4.5 3.5-8 9.5-8.5 0 6-3.5 9-8 9.5zM7.5 8.5 4.25 9 3 11.25l3.25.5M11.5 12.5l-.5 3.25L8.75 17l-.5-3.25M5.5 13.5c-1.25.75-1.75 2-1.75 3.25 1.25 0 2.5-.5 3.25-1.75" />
      <circle cx="12" cy="8" r="1.25" />
    </Icon>
  )
}
