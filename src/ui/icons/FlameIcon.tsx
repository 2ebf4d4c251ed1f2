import { Icon, type IconProps } from './Icon.tsx'

export function FlameIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 17.5c-3 0-5-2-5-4.75 0-3.5 3.5-4.75 3.5-9.25 2 .75 3.25 2.75 3.25 4.75.75-.25 1.25-1 1.25-1.75 1.25 1.25 2 3.25 2 5.75 0 3-2 5.25-5 5.25Z" />
    </Icon>
  )
}
