import type { ComponentType } from 'react'
import { CalendarIcon, ChatIcon, CompanyIcon, StarIcon, UsersIcon, VideoIcon } from '../../../../ui/icons/account.tsx'
import {
  AtomIcon,
  BookIcon,
  BridgeIcon,
  ChartIcon,
  ChipIcon,
  CodeIcon,
  FlaskIcon,
  GearIcon,
  HandsIcon,
  LeafIcon,
  LightIcon,
  MedalIcon,
  PlaneIcon,
  RocketIcon,
  RouteIcon,
  ScalesIcon,
  TrendIcon,
} from '../../../../ui/icons/fields.tsx'
import type { IconProps } from '../../../../ui/icons/Icon.tsx'
import { HeartIcon, LayersIcon, NewsIcon } from '../../../../ui/icons/pages.tsx'
import {
  BriefcaseIcon,
  CapIcon,
  ContrastIcon,
  DocumentIcon,
  GlobeIcon,
  HallIcon,
  ShieldIcon,
  SparkIcon,
  TargetIcon,
} from '../../../../ui/icons/shell.tsx'
import { Monogram } from '../../../../ui/monogram/Monogram.tsx'
import { namedPicture } from './Zones.css.ts'

/** Icons that configuration may name. */
const icons: Readonly<Record<string, ComponentType<IconProps>>> = {
  atom: AtomIcon,
  book: BookIcon,
  bridge: BridgeIcon,
  briefcase: BriefcaseIcon,
  calendar: CalendarIcon,
  cap: CapIcon,
  chart: ChartIcon,
  chat: ChatIcon,
  chip: ChipIcon,
  code: CodeIcon,
  company: CompanyIcon,
  contrast: ContrastIcon,
  document: DocumentIcon,
  flask: FlaskIcon,
  gear: GearIcon,
  globe: GlobeIcon,
  hall: HallIcon,
  hands: HandsIcon,
  heart: HeartIcon,
  layers: LayersIcon,
  leaf: LeafIcon,
  light: LightIcon,
  medal: MedalIcon,
  news: NewsIcon,
  plane: PlaneIcon,
  rocket: RocketIcon,
  route: RouteIcon,
  scales: ScalesIcon,
  shield: ShieldIcon,
  spark: SparkIcon,
  star: StarIcon,
  target: TargetIcon,
  trend: TrendIcon,
  users: UsersIcon,
  video: VideoIcon,
}

export interface NamedIconProps {
  /** Name of one of our icons, or the address of a picture. */
  readonly icon: string
  /** The name that a monogram is made of where there is neither icon nor picture. */
  readonly name: string
  /** Pixels. */
  readonly size: 24 | 40
}

/** Picture of something that configuration describes; its name stands beside it. */
export function NamedIcon({ icon, name, size }: NamedIconProps) {
  const Drawn = Object.hasOwn(icons, icon) ? icons[icon] : undefined
  if (Drawn) return <Drawn size={size} />
  if (/^(?:https?:\/)?\//.test(icon)) {
    return <img className={namedPicture} src={icon} alt="" width={size} height={size} loading="lazy" />
  }
  return <Monogram name={name} size={size} />
}
