import { Icon, type IconProps } from './Icon.tsx'

export function CompanyIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 17.25V4.25a1.5 1.5 0 0 1 1.5-1.5h5A1.5 1.5 0 0 1 12 4.25v13M12 8.25h2.5a1.5 1.5 0 0 1 1.5 1.5v7.5M2.5 17.25h15M7 6.5h2M7 9.75h2M7 13h2" />
    </Icon>
  )
}
