import { Icon, type IconProps } from './Icon.tsx'

export function BookIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 5.25C8.5 4 6.5 3.5 3 3.75v11.5c3.5-.25 5.5.25 7 1.5 1.5-1.25 3.5-1.75 7-1.5V3.75c-3.5-.25-5.5.25-7 1.5ZM10 5.25v11.5" />
    </Icon>
  )
}
