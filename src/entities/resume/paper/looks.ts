import type { Layout, PrintedSection } from '../../../../contract/resume.ts'
import { type Template, templates } from '../../../../contract/rules/resume-templates.ts'
import type { PaperSection, SectionOnPaper } from './paper.ts'

/** CSS pixels of an A4 page: 210 by 297 mm at 96 to the inch. */
export const PAGE = { width: (210 / 25.4) * 96, height: (297 / 25.4) * 96 } as const

export const templateOf = (template: number): Template => templates[template] ?? 'classic'

/** Each is readable on white, and white on it. */
export const accentColours: Readonly<Record<Layout['accent'], string>> = {
  blue: '#1a57ef',
  ink: '#0f1b33',
  green: '#0a7a54',
  amber: '#b45309',
  red: '#c62a26',
}

/** Pixels. */
export interface Measures {
  readonly font: number
  readonly line: number
  readonly sectionGap: number
  readonly entryGap: number
  readonly bulletGap: number
  /** Between the edge of the paper and what is written, above and below. */
  readonly edge: number
  /** Likewise at the sides. */
  readonly side: number
  /** Below the head. */
  readonly headGap: number
}

const fonts: Readonly<Record<Layout['size'], number>> = { small: 12, medium: 13, large: 14 }
const looseness: Readonly<Record<Layout['spacing'], { readonly line: number; readonly gap: number }>> = {
  tight: { line: 1.5, gap: 0.7 },
  normal: { line: 1.7, gap: 1 },
  loose: { line: 1.85, gap: 1.3 },
}

interface Frame extends Pick<Measures, 'edge' | 'side' | 'headGap' | 'sectionGap' | 'entryGap'> {
  /** Beside what the student chose, pixels of the font and share of the line. */
  readonly smaller: number
  readonly denser: number
}

const frames: Readonly<Record<Template, Frame>> = {
  classic: { edge: 52, side: 60, headGap: 22, sectionGap: 20, entryGap: 12, smaller: 0, denser: 0 },
  modern: { edge: 44, side: 48, headGap: 26, sectionGap: 20, entryGap: 12, smaller: 0, denser: 0.08 },
  compact: { edge: 40, side: 48, headGap: 12, sectionGap: 12, entryGap: 7, smaller: 1, denser: 0.12 },
  english: { edge: 48, side: 60, headGap: 14, sectionGap: 14, entryGap: 9, smaller: 0, denser: 0.22 },
}

/** What a layout comes to. */
export function measuresOf({ template, size, spacing }: Pick<Layout, 'template' | 'size' | 'spacing'>): Measures {
  const { smaller, denser, edge, side, headGap, sectionGap, entryGap } = frames[templateOf(template)]
  const { line, gap } = looseness[spacing]
  const font = fonts[size] - smaller
  return {
    font,
    line: Math.round(font * (line - denser)),
    sectionGap: Math.round(sectionGap * gap),
    entryGap: Math.round(entryGap * gap),
    bulletGap: spacing === 'loose' ? 2 : 0,
    edge,
    side,
    headGap: Math.round(headGap * gap),
  }
}

const beside: ReadonlySet<SectionOnPaper> = new Set<PrintedSection | 'links'>([
  'skills',
  'languages',
  'certificates',
  'awards',
  'links',
])

export type Width = 'wide' | 'narrow'

export interface Column<T> {
  readonly width: Width
  readonly sections: readonly T[]
}

/** The columns of a page: one, or in the modern template what somebody did beside what he can. */
export function columnsOf<T extends Pick<PaperSection, 'section'>>(
  sections: readonly T[],
  template: number,
): readonly Column<T>[] {
  if (templateOf(template) !== 'modern') return [{ width: 'wide', sections }]
  return [
    { width: 'wide', sections: sections.filter(({ section }) => !beside.has(section)) },
    { width: 'narrow', sections: sections.filter(({ section }) => beside.has(section)) },
  ]
}
