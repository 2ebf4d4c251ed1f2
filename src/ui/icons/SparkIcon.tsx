import { Icon, type IconProps } from './Icon.tsx'

export function SparkIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M8.5 3.5l1.5 4.2 4.2 1.5-4.2 1.5-1.5 4.2-1.5-4.2-4.2-1.5L7 7.7zM15.5 12.5l.7 1.8 1.8.7-1.8.7-.7 1.8-.7-1.8-1.8-.7 1.8-.7zM15.25 3v3M13.75 4.5h3" />
    </Icon>
  )
}
