import { type CSSProperties, useMemo } from 'react'
import type { Layout } from '../../../../contract/resume.ts'
import { isLink } from '../../../../contract/rules/resume-rules.ts'
import type { Template } from '../../../../contract/rules/resume-templates.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { CalendarIcon, HomeIcon, MailIcon, TelephoneIcon } from '../../../ui/icons/account.tsx'
import { PinIcon } from '../../../ui/icons/pages.tsx'
import { CapIcon, GlobeIcon } from '../../../ui/icons/shell.tsx'
import { blocksOf } from './blocks.ts'
import type { PaperLocale } from './language.ts'
import { accentColours, columnsOf, type Measures, measuresOf, templateOf, type Width } from './looks.ts'
import * as css from './Paper.css.ts'
import { PaperEntryPart } from './PaperEntryPart.tsx'
import type { Contact, ContactKind, PaperHead as Head, Paper } from './paper.ts'
import { blockMark, HEAD, type Pages, type Placed, usePages } from './usePages.ts'

const icons = {
  phone: TelephoneIcon,
  email: MailIcon,
  city: PinIcon,
  hometown: HomeIcon,
  school: CapIcon,
  graduation: CalendarIcon,
  link: GlobeIcon,
} satisfies Record<ContactKind, unknown>

function ContactLine({ contact: { kind, text } }: { readonly contact: Contact }) {
  const Icon = icons[kind]
  const address = text.split(' ').at(-1) ?? ''
  return (
    <li className={css.contact}>
      <Icon size={14} className={css.contactIcon} />
      {kind === 'link' && isLink(address) ? (
        <a className={css.contactText} href={`https://${address}`} target="_blank" rel="noopener nofollow">
          {text}
        </a>
      ) : (
        <span className={css.contactText}>{text}</span>
      )}
    </li>
  )
}

interface PaperHeadProps {
  readonly head: Head
  readonly locale: PaperLocale
  readonly photo: string
  readonly look: Template
  readonly marked: string | undefined
}

/** Who it is, what he looks for and how he is reached. */
function PaperHead({ head, locale, photo, look, marked }: PaperHeadProps) {
  const { name, facts, aim, contacts } = head
  const isMarked = marked === 'basic' || marked === 'intention' || marked === 'links'
  return (
    <header className={css.head[look]} {...blockMark(HEAD)} data-marked={isMarked || undefined}>
      <div className={css.words}>
        <div className={css.nameLine}>
          {name && <h2 className={css.name}>{name}</h2>}{' '}
          {facts.length > 0 && <span className={css.facts}>{facts.join(' · ')}</span>}
        </div>
        {aim && <p className={css.aim}>{aim}</p>}
        {contacts.length > 0 && (
          <ul className={css.contacts}>
            {contacts.map((contact) => (
              <ContactLine key={`${contact.kind} ${contact.text}`} contact={contact} />
            ))}
          </ul>
        )}
      </div>
      {photo && <img className={css.photo} src={photo} alt={m.resume_paper_photo({}, { locale })} />}
    </header>
  )
}

/** Neighbours that belong together. */
function grouped(blocks: readonly Placed[], keyOf: (block: Placed) => string): Placed[][] {
  const groups: Placed[][] = []
  for (const block of blocks) {
    const last = groups.at(-1)
    if (last && keyOf(last[0]!) === keyOf(block)) last.push(block)
    else groups.push([block])
  }
  return groups
}

interface SectionProps {
  readonly blocks: readonly Placed[]
  readonly look: Template
  readonly isFirst: boolean
  readonly marked: string | undefined
}

function PaperSectionPart({ blocks, look, isFirst, marked }: SectionProps) {
  const [first] = blocks
  if (!first) return null
  const { section, heading } = first.section
  const entries = grouped(
    blocks.filter(({ of }) => of !== null),
    ({ entry }) => entry,
  )
  return (
    <section
      className={css.section[look]}
      style={{ marginTop: isFirst ? 0 : first.gap }}
      data-marked={marked === section || undefined}
    >
      {first.of === null && (
        <h3 className={css.heading[look]} {...(look === 'classic' ? {} : blockMark(first.id))}>
          {heading}
        </h3>
      )}
      <div className={css.body[look]}>
        {entries.map((parts, at) => (
          <PaperEntryPart key={parts[0]!.entry} parts={parts} isFirst={at === 0} marked={marked} />
        ))}
      </div>
    </section>
  )
}

interface PaperColumnProps {
  readonly blocks: readonly Placed[]
  readonly look: Template
  readonly width: Width
  readonly marked: string | undefined
}

/** What of a column stands on one page. */
const PaperColumn = ({ blocks, look, width, marked }: PaperColumnProps) => (
  <div className={css.column[width]}>
    {grouped(blocks, ({ section }) => section.section).map((part, at) => (
      <PaperSectionPart key={part[0]!.section.section} blocks={part} look={look} isFirst={at === 0} marked={marked} />
    ))}
  </div>
)

export interface PaperPagesProps {
  readonly paper: Paper
  readonly layout: Layout
  /** Address of the picture; '' for none. */
  readonly photo: string
  /** Key of the section or entry that is edited beside it. */
  readonly marked?: string | undefined
  /** Told whenever pages break otherwise, once they have been measured. */
  onBroken?(pages: Pages): void
}

const pixels = (px: number) => `${px}px`

const varsOf = (layout: Layout, measures: Measures) =>
  ({
    [css.accent]: accentColours[layout.accent],
    [css.fontSize]: pixels(measures.font),
    [css.lineHeight]: pixels(measures.line),
    [css.edge]: pixels(measures.edge),
    [css.side]: pixels(measures.side),
    [css.headGap]: pixels(measures.headGap),
  }) as CSSProperties

/** A resume on its A4 pages, the same beside the form, in the preview and in print; 210 mm wide, whatever holds it. */
export function PaperPages({ paper, layout, photo, marked, onBroken }: PaperPagesProps) {
  const { template, size, spacing } = layout
  const measures = useMemo(() => measuresOf({ template, size, spacing }), [template, size, spacing])
  const columns = useMemo(
    () =>
      columnsOf(paper.sections, template).map(({ width, sections }) => ({
        width,
        blocks: blocksOf(sections, measures, width),
      })),
    [paper.sections, template, measures],
  )
  const { root, broken } = usePages(columns, measures, onBroken)
  const look: Template = templateOf(template)
  const total = broken.pages.length
  return (
    <div ref={root} className={css.pages} style={varsOf(layout, measures)} lang={paper.locale}>
      {broken.pages.map(({ number, columns: parts }) => (
        <article
          key={number}
          className={css.page[look]}
          aria-label={m.resume_paper_page({ page: number, pages: total })}
        >
          {number === 1 && (
            <PaperHead head={paper.head} locale={paper.locale} photo={photo} look={look} marked={marked} />
          )}
          <div className={css.columns[look]}>
            {parts.map(({ width, blocks }) => (
              <PaperColumn key={width} width={width} blocks={blocks} look={look} marked={marked} />
            ))}
          </div>
        </article>
      ))}
    </div>
  )
}
