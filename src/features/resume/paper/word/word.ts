import {
  AlignmentType,
  BorderStyle,
  convertInchesToTwip,
  convertMillimetersToTwip,
  Document,
  HeadingLevel,
  ImageRun,
  LevelFormat,
  Packer,
  Paragraph,
  Tab,
  TabStopType,
  TextRun,
  TextWrappingType,
} from 'docx'
import type { Layout } from '../../../../../contract/resume.ts'
import { accentColours, measuresOf } from '../../../../entities/resume/paper/looks.ts'
import type { Paper, PaperEntry, PaperSection } from '../../../../entities/resume/paper/paper.ts'

/** Twentieths of a point; a page is 11,906 wide. */
const MARGIN = convertMillimetersToTwip(16)
const WIDTH = 11_906 - 2 * MARGIN
const MUTED = '51617C'
const BULLETS = 'bullets'
const FONT = { ascii: 'Arial', hAnsi: 'Arial', cs: 'Arial', eastAsia: 'Microsoft YaHei' }
/** Pixels of the photo. */
const PHOTO = { width: 81, height: 108 } as const

const toDates = { type: TabStopType.RIGHT, position: WIDTH }

/** Title, details, and the date at the right edge. */
function titleRuns({ title, details, dates }: PaperEntry, bold: boolean): TextRun[] {
  return [
    new TextRun({ text: title, bold }),
    ...(details ? [new TextRun({ text: `${title && '  '}${details}`, color: MUTED })] : []),
    ...(dates ? [new TextRun({ children: [new Tab(), dates], color: MUTED })] : []),
  ]
}

const note = (text: string, color?: string) =>
  new Paragraph({ children: [new TextRun({ text, ...(color && { color }) })] })

function entryParagraphs(entry: PaperEntry): Paragraph[] {
  const bullets = entry.bullets.map(
    (text, at) =>
      new Paragraph({ text, numbering: { reference: BULLETS, level: 0 }, keepNext: at < entry.bullets.length - 1 }),
  )
  const notes = entry.notes.map((text) => note(text, entry.look === 'text' ? undefined : MUTED))
  if (entry.look === 'text') return notes
  if (entry.look === 'row') {
    const label = entry.title ? [new TextRun({ text: entry.title, color: MUTED }), new TextRun('  ')] : []
    return [new Paragraph({ children: [...label, new TextRun(entry.details)] })]
  }
  const isEntry = entry.look === 'entry'
  const head = new Paragraph({
    ...(isEntry && { heading: HeadingLevel.HEADING_2, keepNext: bullets.length + notes.length > 0 }),
    tabStops: [toDates],
    children: titleRuns(entry, isEntry),
  })
  return [head, ...notes, ...bullets]
}

const sectionParagraphs = ({ heading, entries }: PaperSection, accent: string): Paragraph[] => [
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: accent, space: 2 } },
    children: [new TextRun(heading)],
  }),
  ...entries.flatMap(entryParagraphs),
]

function headParagraphs({ head }: Paper, accent: string, photo: Uint8Array | null): Paragraph[] {
  const picture = photo && [
    new ImageRun({
      type: 'jpg',
      data: photo,
      transformation: PHOTO,
      floating: {
        horizontalPosition: { align: 'right' },
        verticalPosition: { align: 'top' },
        wrap: { type: TextWrappingType.SQUARE },
      },
    }),
  ]
  const facts = head.facts.length > 0 ? [new TextRun({ text: `  ${head.facts.join(' · ')}`, color: MUTED })] : []
  const contacts = head.contacts.map(({ text }) => text).join('  |  ')
  return [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      children: [...(picture ?? []), new TextRun(head.name), ...facts],
    }),
    ...(head.aim ? [note(head.aim, accent)] : []),
    ...(contacts ? [note(contacts, MUTED)] : []),
  ]
}

/**
 * A resume as a Word document: the same texts in the same order as on paper, in one column, with headings, bullets and
 * tab stops that Word and WPS know as such.
 * @param photo a JPEG, or null for none
 */
export function wordOf(paper: Paper, layout: Layout, photo: Uint8Array | null): Document {
  const { font, line, sectionGap, entryGap } = measuresOf(layout)
  const accent = accentColours[layout.accent].slice(1)
  /** Half points: pixels are three quarters of a point. */
  const size = Math.round(font * 1.5)
  const twips = (pixels: number) => Math.round(pixels * 15)
  const heading = (share: number, color: string, before: number) => ({
    run: { size: Math.round(size * share), bold: true, color, font: FONT },
    paragraph: { spacing: { before: twips(before), after: twips(3) } },
  })
  return new Document({
    title: paper.head.name,
    creator: paper.head.name,
    lastModifiedBy: paper.head.name,
    styles: {
      default: {
        document: {
          run: { size, font: FONT },
          paragraph: { spacing: { line: Math.round((line / font) * 200), before: 0, after: 0 } },
        },
        title: heading(2, '0F1B33', 0),
        heading1: heading(1.15, accent, sectionGap),
        heading2: heading(1.05, '0F1B33', entryGap / 2),
      },
    },
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.LEFT,
              style: { paragraph: { indent: { left: convertInchesToTwip(0.2), hanging: convertInchesToTwip(0.2) } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11_906, height: 16_838 },
            margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN },
          },
        },
        children: [
          ...headParagraphs(paper, accent, photo),
          ...paper.sections.flatMap((section) => sectionParagraphs(section, accent)),
        ],
      },
    ],
  })
}

export const wordFile = (paper: Paper, layout: Layout, photo: Uint8Array | null): Promise<Blob> =>
  Packer.toBlob(wordOf(paper, layout, photo))
