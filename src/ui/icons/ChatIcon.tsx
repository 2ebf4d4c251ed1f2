import { Icon, type IconProps } from './Icon.tsx'

export function ChatIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M12.5 8.25c-.4-2.7-2.7-4.5-5.4-4.5-3 0-5.35 2.1-5.35 4.8 0 1.5.75 2.8 1.9 3.7l-.5 1.75 2-1c.6.2 1.25.3 1.95.3" />
      <path d="M18.25 12.5c0-2.2-2.05-4-4.6-4s-4.6 1.8-4.6 4 2.05 4 4.6 4c.6 0 1.15-.1 1.65-.25l1.8.9-.4-1.6c.95-.7 1.55-1.8 1.55-3.05z" />
    </Icon>
  )
}
