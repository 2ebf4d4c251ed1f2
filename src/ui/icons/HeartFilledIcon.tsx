import { Icon, type IconProps } from './Icon.tsx'

export function HeartFilledIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path
        fill="currentColor"
        d="M10 16.5S3.25 12.8 3.25 8.1A3.6 3.6 0 0 1 6.85 4.5c1.4 0 2.5.7 3.15 1.8.65-1.1 1.75-1.8 3.15-1.8a3.6 3.6 0 0 1 3.6 3.6c0 4.7-6.75 8.4-6.75 8.4Z"
      />
    </Icon>
  )
}
