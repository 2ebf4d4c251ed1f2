import { Icon, type IconProps } from './Icon.tsx'

export function BridgeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M2.5 14.5h15M5.5 17V5M14.5 17V5M2.5 10.5c1.5-.5 2.5-2 3-5 .75 4 2.25 5.5 4.5 5.5s3.75-1.5 4.5-5.5c.5 3 1.5 4.5 3 5M10 11v3.5" />
    </Icon>
  )
}
