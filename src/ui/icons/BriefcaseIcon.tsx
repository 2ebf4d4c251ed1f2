import { Icon, type IconProps } from './Icon.tsx'

export function BriefcaseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="2.5" y="6" width="15" height="10.5" rx="2" />
      <path d="M7 6V4.75C7 3.8 7.55 3.25 8.5 3.25h3c.95 0 1.5.55 1.5 1.5V6M2.5 10.5c4.7 2.3 10.3 2.3 15 0M10 11.25v1.5" />
    </Icon>
  )
}
