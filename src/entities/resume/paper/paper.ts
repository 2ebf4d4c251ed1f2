import type { PrintedSection } from '../../../../contract/resume.ts'
import type { PaperLocale } from './language.ts'

/** Everything that stands on a student's paper, in words and in its order, however it is drawn: on a page, in print, in Word. */
export interface Paper {
  readonly locale: PaperLocale
  readonly head: PaperHead
  readonly sections: readonly PaperSection[]
}

export const contactKinds = ['phone', 'email', 'city', 'hometown', 'school', 'graduation', 'link'] as const
export type ContactKind = (typeof contactKinds)[number]

export interface Contact {
  readonly kind: ContactKind
  readonly text: string
}

export interface PaperHead {
  readonly name: string
  /** Sex, age, political status. */
  readonly facts: readonly string[]
  /** What the student looks for; '' where not said. */
  readonly aim: string
  readonly contacts: readonly Contact[]
  /** Id of the picture; '' for none. */
  readonly photo: string
}

export type SectionOnPaper = PrintedSection | 'links'

export interface PaperSection {
  readonly section: SectionOnPaper
  readonly heading: string
  readonly entries: readonly PaperEntry[]
}

/** `entry`: title, notes and bullets; `line`: one line with its date; `row`: a label and what belongs to it; `text`: words alone. */
export type EntryLook = 'entry' | 'line' | 'row' | 'text'

export interface PaperEntry {
  /** As `PieceKey` names what it was written in. */
  readonly key: string
  readonly look: EntryLook
  readonly title: string
  readonly details: string
  readonly dates: string
  readonly notes: readonly string[]
  readonly bullets: readonly string[]
}
