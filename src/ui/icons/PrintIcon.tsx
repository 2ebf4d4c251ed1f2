import { Icon, type IconProps } from './Icon.tsx'

export function PrintIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M6 7.5V3.25h8V7.5M6 14H4.5A1.5 1.5 0 0 1 3 12.5V9a1.5 1.5 0 0 1 1.5-1.5h11A1.5 1.5 0 0 1 17 9v3.5a1.5 1.5 0 0 1-1.5 1.5H14" />
      <path d="M6 11.5h8v5.25H6z" />
    </Icon>
  )
}
