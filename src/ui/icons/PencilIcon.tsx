import { Icon, type IconProps } from './Icon.tsx'

export function PencilIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m12.75 4 3.25 3.25-8.75 8.75H4v-3.25L12.75 4ZM10.75 6 14 9.25" />
    </Icon>
  )
}
