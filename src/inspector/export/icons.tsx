import { Icon } from '../../ui/icons/Icon.tsx'

const drawing = (path: string) => () => (
  <Icon size={16}>
    <path d={path} />
  </Icon>
)

export const SaveIcon = drawing('M10 12.5V3M6.5 6.5 10 3l3.5 3.5M4 12.5v4h12v-4')
export const LoadIcon = drawing('M10 17V4M5.5 8.5 10 4l4.5 4.5')
export const ChartIcon = drawing('M2.5 3.5h6v5h-6zM11.5 12h6v5h-6zM8.5 6h3a3 3 0 0 1 3 3v3')
export const ImageIcon = drawing('M2.5 4h15v12h-15zM3 14.5l4.5-4 3 2.5 2.5-2 4 3.5')
export const CodeIcon = drawing('M7 6l-4 4 4 4M13 6l4 4-4 4')
export const ChevronIcon = drawing('M5.5 8 10 12.5 14.5 8')
