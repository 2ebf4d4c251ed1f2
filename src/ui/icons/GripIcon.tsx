import { Icon, type IconProps } from './Icon.tsx'

export function GripIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7.5 5v.05M12.5 5v.05M7.5 10v.05M12.5 10v.05M7.5 15v.05M12.5 15v.05" strokeWidth="2.2" />
    </Icon>
  )
}
