import type { ComponentType } from 'react'
import { AtomIcon } from '../../../../ui/icons/AtomIcon.tsx'
import { BookIcon } from '../../../../ui/icons/BookIcon.tsx'
import { BridgeIcon } from '../../../../ui/icons/BridgeIcon.tsx'
import { BriefcaseIcon } from '../../../../ui/icons/BriefcaseIcon.tsx'
import { CalendarIcon } from '../../../../ui/icons/CalendarIcon.tsx'
import { CapIcon } from '../../../../ui/icons/CapIcon.tsx'
import { ChartIcon } from '../../../../ui/icons/ChartIcon.tsx'
import { ChatIcon } from '../../../../ui/icons/ChatIcon.tsx'
import { ChipIcon } from '../../../../ui/icons/ChipIcon.tsx'
import { CodeIcon } from '../../../../ui/icons/CodeIcon.tsx'
import { CompanyIcon } from '../../../../ui/icons/CompanyIcon.tsx'
import { ContrastIcon } from '../../../../ui/icons/ContrastIcon.tsx'
import { DocumentIcon } from '../../../../ui/icons/DocumentIcon.tsx'
import { FlaskIcon } from '../../../../ui/icons/FlaskIcon.tsx'
import { GearIcon } from '../../../../ui/icons/GearIcon.tsx'
import { GlobeIcon } from '../../../../ui/icons/GlobeIcon.tsx'
import { HallIcon } from '../../../../ui/icons/HallIcon.tsx'
import { HandsIcon } from '../../../../ui/icons/HandsIcon.tsx'
import { HeartIcon } from '../../../../ui/icons/HeartIcon.tsx'
import type { IconProps } from '../../../../ui/icons/Icon.tsx'
import { LayersIcon } from '../../../../ui/icons/LayersIcon.tsx'
import { LeafIcon } from '../../../../ui/icons/LeafIcon.tsx'
import { LightIcon } from '../../../../ui/icons/LightIcon.tsx'
import { MedalIcon } from '../../../../ui/icons/MedalIcon.tsx'
import { NewsIcon } from '../../../../ui/icons/NewsIcon.tsx'
import { PlaneIcon } from '../../../../ui/icons/PlaneIcon.tsx'
import { RocketIcon } from '../../../../ui/icons/RocketIcon.tsx'
import { RouteIcon } from '../../../../ui/icons/RouteIcon.tsx'
import { ScalesIcon } from '../../../../ui/icons/ScalesIcon.tsx'
import { ShieldIcon } from '../../../../ui/icons/ShieldIcon.tsx'
import { SparkIcon } from '../../../../ui/icons/SparkIcon.tsx'
import { StarIcon } from '../../../../ui/icons/StarIcon.tsx'
import { TargetIcon } from '../../../../ui/icons/TargetIcon.tsx'
import { TrendIcon } from '../../../../ui/icons/TrendIcon.tsx'
import { UsersIcon } from '../../../../ui/icons/UsersIcon.tsx'
import { VideoIcon } from '../../../../ui/icons/VideoIcon.tsx'
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
