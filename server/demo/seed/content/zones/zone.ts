import type { LocalText } from '../../../../../contract/calls/site.ts'
import { words } from '../../words.ts'

/** Where an item of a zone leads. */
export type Target =
  | { type: 1; by: 'category' | 'city' | 'period'; value: string }
  | { type: 1; by: 'nothing' }
  | { type: 2 | 3; by: 'industry' | 'stage'; values: readonly string[] }
  /** Key of a column of articles. */
  | { type: 4; column: 'guidance' | 'procedures' | 'service' | 'fairs' }
  /** Key of a column of contents. */
  | { type: 5; column: 'videos' | 'programmes' }
  | { type: 6; address: string }

export interface DemoZone {
  readonly icon: string
  readonly title: LocalText
  readonly hint: LocalText
  readonly target: Target
}

export const zone = (
  icon: string,
  title: readonly [string, string, string],
  hint: readonly [string, string, string],
  target: Target,
): DemoZone => ({ icon, title: words(...title), hint: words(...hint), target })
