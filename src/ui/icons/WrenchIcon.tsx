import { Icon, type IconProps } from './Icon.tsx'

export function WrenchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 3.5a4 4 0 0 0-3.75 5.25L3.5 14l2.5 2.5 5.25-5.25A4 4 0 0 0 16.5 7.5L14 8.5l-2-.5-.5-2 1-2.5Z" />
    </Icon>
  )
}
