import { Icon, type IconProps } from './Icon.tsx'

export function MapIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m2.75 5.5 4.75-2 5 2 4.75-2v11l-4.75 2-5-2-4.75 2zM7.5 3.5v11M12.5 5.5v11" />
    </Icon>
  )
}
