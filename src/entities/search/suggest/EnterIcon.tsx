import { Icon, type IconProps } from '../../../ui/icons/Icon.tsx'

export function EnterIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M15.5 5v4.25a2 2 0 0 1-2 2h-9M7.5 8.25l-3 3 3 3" />
    </Icon>
  )
}
