import { type ReactNode, useDeferredValue, useId } from 'react'
import type { Locale } from '../../../../contract/calls/site.ts'
import { accents, headFacts, type Layout, type ResumeContent, sizes, spacings } from '../../../../contract/resume.ts'
import { templates } from '../../../../contract/rules/resume-templates.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { FittedPaper } from '../../../entities/resume/paper/FittedPaper.tsx'
import {
  accentNames,
  factNames,
  sizeNames,
  spacingNames,
  templateNames,
} from '../../../entities/resume/paper/look-names.ts'
import { accentColours } from '../../../entities/resume/paper/looks.ts'
import { paperOf } from '../../../entities/resume/paper/paper-of.ts'
import { headingOf, orderOf } from '../../../entities/resume/paper/sections.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { useTaiwan } from '../../../shared/preferences/taiwan.ts'
import { checkbox } from '../../../ui/choice/checkbox.css.ts'
import { Segments } from '../../../ui/choice/Segments.tsx'
import { DownIcon } from '../../../ui/icons/shell.tsx'
import * as css from './PaperPanel.css.ts'

interface GroupProps {
  readonly title: string
  readonly children: ReactNode
}

function Group({ title, children }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}

export interface PaperPanelProps {
  readonly content: ResumeContent
  readonly photo: string
  readonly today: string
  onLayout(layout: Layout): void
  /** Checks before printing. */
  readonly children: ReactNode
}

interface Picturing extends Pick<PaperPanelProps, 'content' | 'photo' | 'today'> {
  readonly locale: Locale
}

/** A template as it would make this resume look. */
function Picture({ content, photo, today, locale }: Picturing) {
  const drawn = useDeferredValue(content, null)
  return (
    <div className={css.picture} aria-hidden="true" inert>
      {drawn && <FittedPaper paper={paperOf(drawn, today, locale)} layout={drawn.layout} photo={photo} />}
    </div>
  )
}

function moved<T>(all: readonly T[], from: number, to: number): T[] {
  const order = all.filter((_, at) => at !== from)
  order.splice(to, 0, all[from]!)
  return order
}

/** How a resume looks, and what should be looked at before it is printed. */
export function PaperPanel({ content, photo, today, onLayout, children }: PaperPanelProps) {
  const { locale } = usePreferences()
  const isTaiwan = useTaiwan()
  const group = useId()
  const { layout } = content
  const change = (part: Partial<Layout>) => onLayout({ ...layout, ...part })
  // What is printed can be left out anywhere.
  const facts = headFacts.filter((fact) => !isTaiwan || fact !== 'political' || layout.shows.includes(fact))
  const order = orderOf(content)
  const shown = order.filter((section) => content[section].length > 0)
  const move = (section: (typeof order)[number], step: 1 | -1) => {
    const other = shown[shown.indexOf(section) + step]
    if (other) change({ order: moved(order, order.indexOf(section), order.indexOf(other)) })
  }
  return (
    <div className={css.panel}>
      <Group title={m.resume_paper_templates()}>
        <div className={css.templates} role="radiogroup" aria-label={m.resume_paper_templates()}>
          {templates.map((template, at) => (
            <label key={template} className={css.template}>
              <input
                className={css.input}
                type="radio"
                name={`${group} template`}
                checked={layout.template === at}
                onChange={() => change({ template: at })}
              />
              <Picture content={{ ...content, layout: { ...layout, template: at } }} {...{ photo, today, locale }} />
              <span className={css.templateName}>{templateNames[template]()}</span>
            </label>
          ))}
        </div>
      </Group>
      <Group title={m.resume_paper_accent()}>
        <div className={css.accents} role="radiogroup" aria-label={m.resume_paper_accent()}>
          {accents.map((accent) => (
            <label key={accent} className={css.accent} style={{ background: accentColours[accent] }}>
              <input
                className={css.input}
                type="radio"
                name={`${group} accent`}
                aria-label={accentNames[accent]()}
                checked={layout.accent === accent}
                onChange={() => change({ accent })}
              />
            </label>
          ))}
        </div>
      </Group>
      <Group title={m.resume_paper_size()}>
        <div className={css.segments}>
          <Segments
            kind="pill"
            label={m.resume_paper_size()}
            options={sizes.map((value) => ({ value, text: sizeNames[value]() }))}
            value={layout.size}
            onChange={(size) => change({ size })}
          />
        </div>
      </Group>
      <Group title={m.resume_paper_spacing()}>
        <div className={css.segments}>
          <Segments
            kind="pill"
            label={m.resume_paper_spacing()}
            options={spacings.map((value) => ({ value, text: spacingNames[value]() }))}
            value={layout.spacing}
            onChange={(spacing) => change({ spacing })}
          />
        </div>
      </Group>
      <Group title={m.resume_paper_shows()}>
        {facts.map((fact) => (
          <label key={fact} className={css.fact}>
            <input
              type="checkbox"
              className={checkbox}
              checked={layout.shows.includes(fact)}
              onChange={({ target: { checked } }) =>
                change({ shows: headFacts.filter((one) => (one === fact ? checked : layout.shows.includes(one))) })
              }
            />
            {factNames[fact]()}
          </label>
        ))}
      </Group>
      <Group title={m.resume_paper_checks()}>{children}</Group>
      {shown.length > 1 && (
        <Group title={m.resume_paper_order()}>
          <ol className={css.order}>
            {shown.map((section, at) => {
              const name = headingOf(section, content, locale)
              return (
                <li key={section} className={css.ordered}>
                  <span className={css.orderedName}>{name}</span>
                  <button
                    type="button"
                    className={css.up}
                    aria-label={m.resume_paper_up({ section: name })}
                    disabled={at === 0}
                    onClick={() => move(section, -1)}
                  >
                    <DownIcon size={16} />
                  </button>
                  <button
                    type="button"
                    className={css.down}
                    aria-label={m.resume_paper_down({ section: name })}
                    disabled={at === shown.length - 1}
                    onClick={() => move(section, 1)}
                  >
                    <DownIcon size={16} />
                  </button>
                </li>
              )
            })}
          </ol>
        </Group>
      )}
    </div>
  )
}
