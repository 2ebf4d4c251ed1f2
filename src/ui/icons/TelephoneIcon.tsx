import { Icon, type IconProps } from './Icon.tsx'

export function TelephoneIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5.25 2.75h2.5l1.5 3.75-1.9 1.4a9.5 9.5 0 0 0 4.75 4.75l1.4-1.9 3.75 1.5v2.5c0 .9-.7 1.5-1.6 1.5C9 16.25 3.75 11 3.75 4.35c0-.9.6-1.6 1.5-1.6z" />
    </Icon>
  )
}
