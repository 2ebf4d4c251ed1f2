import { Icon, type IconProps } from './Icon.tsx'

export function BookmarkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.5 3.5h9v13.25L10 13.5l-4.5 3.25z" />
    </Icon>
  )
}
