import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../../messages/compiled/messages.js'
import { matchQuery } from '../../../../api/diagnoses.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { addressOf } from '../../../../shared/links/links.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../../ui/button/Button.tsx'
import { Tag } from '../../../../ui/chip/Tag.tsx'
import { Note } from '../../../../ui/note/Note.tsx'
import * as detail from '../../../../ui/page/Detail.css.ts'
import * as css from './MatchCard.css.ts'

export interface MatchCardProps {
  readonly userId: string
  readonly positionId: string
}

/** Shows how the student's resume fits a position, and the way to its diagnosis; nothing without a resume. */
export default function MatchCard({ userId, positionId }: MatchCardProps) {
  usePreferences()
  const { data } = useQuery(matchQuery(userId, positionId), queryClient)
  const match = data?.match
  if (!match) return null
  const { matched, missing, is_degree_short, is_major_other } = match
  const all = matched.length + missing.length
  return (
    <section className={detail.sideCard} aria-labelledby="match">
      <h2 id="match" className={detail.sideHeading}>
        {m.diagnosis_match()}
      </h2>
      {all > 0 && <p className={css.text}>{m.diagnosis_match_terms({ all, count: matched.length })}</p>}
      <ul className={css.terms} aria-label={m.diagnosis_keywords()}>
        {matched.map((term) => (
          <li key={term}>
            <Tag tone="success">{term}</Tag>
          </li>
        ))}
        {missing.map((term) => (
          <li key={term}>
            <Tag>{m.diagnosis_match_lacks({ term })}</Tag>
          </li>
        ))}
      </ul>
      {is_degree_short && <Note kind="warning">{m.diagnosis_rule_degree_below()}</Note>}
      {is_major_other && <Note kind="info">{m.diagnosis_rule_major_other()}</Note>}
      <a
        className={buttonClass({ kind: 'secondary', size: 'sm' })}
        href={addressOf('/aiIntroduction', { position: positionId })}
      >
        {m.diagnosis_match_start()}
      </a>
    </section>
  )
}
