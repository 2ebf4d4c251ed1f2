import { Icon, type IconProps } from '../../ui/icons/Icon.tsx'

const drawing = (path: string) => (props: IconProps) => (
  <Icon size={16} {...props}>
    <path d={path} />
  </Icon>
)

export const FlowIcon = drawing('M3 4h5v4H3zM12 12h5v4h-5zM8 6h3a3 3 0 0 1 3 3v3')
export const SearchIcon = drawing('M9 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM13 13l4 4')
export const PlusIcon = drawing('M10 4v12M4 10h12')
export const MinusIcon = drawing('M4 10h12')
export const FitIcon = drawing('M3 7V3h4M13 3h4v4M17 13v4h-4M7 17H3v-4')
export const GridIcon = drawing('M3 3h5.5v5.5H3zM11.5 3H17v5.5h-5.5zM3 11.5h5.5V17H3zM11.5 11.5H17V17h-5.5z')
export const LinkIcon = drawing(
  'M8.5 11.5a3.5 3.5 0 0 0 5 0l2.5-2.5a3.5 3.5 0 0 0-5-5L9.8 5.2M11.5 8.5a3.5 3.5 0 0 0-5 0L4 11a3.5 3.5 0 0 0 5 5l1.2-1.2',
)
export const WindowIcon = drawing('M11 3h6v6M17 3l-8 8M8 4H4v12h12v-4')
export const FirstIcon = drawing('M5 4v12M15 5l-6 5 6 5')
export const BackIcon = drawing('M12 5l-5 5 5 5')
export const ForthIcon = drawing('M8 5l5 5-5 5')
export const LastIcon = drawing('M15 4v12M5 5l6 5-6 5')
export const PlayIcon = drawing('M6 4l10 6-10 6z')
export const PauseIcon = drawing('M7 4v12M13 4v12')
export const ClearIcon = drawing('M4 6h12M8 6V4h4v2M6 6l.8 10.5h6.4L14 6')
export const SaveIcon = drawing('M10 12.5V3M6.5 6.5 10 3l3.5 3.5M4 12.5v4h12v-4')
export const LoadIcon = drawing('M10 17V4M5.5 8.5 10 4l4.5 4.5')
export const ChartIcon = drawing('M2.5 3.5h6v5h-6zM11.5 12h6v5h-6zM8.5 6h3a3 3 0 0 1 3 3v3')
export const ImageIcon = drawing('M2.5 4h15v12h-15zM3 14.5l4.5-4 3 2.5 2.5-2 4 3.5')
export const CodeIcon = drawing('M7 6l-4 4 4 4M13 6l4 4-4 4')
export const ChevronIcon = drawing('M5.5 8 10 12.5 14.5 8')
