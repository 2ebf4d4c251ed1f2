import type { Finding } from '../../../../../contract/diagnosis.ts'
import { keyOf } from '../../../../../machines/resume/diagnosis/diagnosis.rules.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Tag } from '../../../../ui/chip/Tag.tsx'
import { RightIcon } from '../../../../ui/icons/account.tsx'
import { placeText } from '../places.ts'
import { dimensionWords, severityNames, titleOf, wordsOf } from '../rule-words.ts'
import * as css from './Findings.css.ts'

export interface FindingCardProps {
  readonly finding: Finding
  /** Of the very field in the editor; null in a sample. */
  readonly href: string | null
  /** The first of its rule shows how another mended theirs. */
  readonly hasExample?: boolean
}

const tones = { serious: 'danger', advice: 'warning', hint: 'plain' } as const

/** What is wrong, where, why that matters, what to do, and what it costs. */
export function FindingCard({ finding, href, hasExample = true }: FindingCardProps) {
  usePreferences()
  const { severity, rule, quote, place, costs } = finding
  const { why, act, example } = wordsOf(rule)
  const isQuoted = quote !== null && rule !== 'keyword-missing'
  return (
    <li id={keyOf(finding)} className={css.one}>
      <div className={css.top}>
        <Tag tone={tones[severity]}>{severityNames[severity]()}</Tag>
        <h3 className={css.name}>{titleOf(finding)}</h3>
        <p className={css.cost}>
          {costs
            .map(({ dimension, points }) => m.diagnosis_cost({ dimension: dimensionWords[dimension].name(), points }))
            .join(' · ')}
        </p>
      </div>
      <figure className={css.quoted}>
        {isQuoted && (
          <blockquote className={css.quote}>
            {quote.text.slice(0, quote.from)}
            <mark className={css.mark}>{quote.text.slice(quote.from, quote.to)}</mark>
            {quote.text.slice(quote.to)}
          </blockquote>
        )}
        <figcaption className={css.place}>{placeText(place)}</figcaption>
      </figure>
      <dl className={css.words}>
        <dt>{m.diagnosis_why()}</dt>
        <dd>{why()}</dd>
        <dt>{m.diagnosis_do()}</dt>
        <dd>
          {act()}
          {hasExample && example && <span className={css.example}>{example()}</span>}
        </dd>
      </dl>
      {href !== null && (
        <a className={css.mend} href={href}>
          {m.diagnosis_mend()}
          <RightIcon size={16} />
        </a>
      )}
    </li>
  )
}
