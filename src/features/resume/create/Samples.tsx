import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import * as m from '../../../../messages/compiled/messages.js'
import { queryClient } from '../../../api/query-client.ts'
import { type SampleParts, sampleQuery } from '../../../api/resume.ts'
import { FittedPaper } from '../../../entities/resume/paper/FittedPaper.tsx'
import { paperOf } from '../../../entities/resume/paper/paper-of.ts'
import { type SampleMajor, sampleMajors, sampleOf } from '../../../entities/resume/sample.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Segments } from '../../../ui/choice/Segments.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { EyeIcon } from '../../../ui/icons/account.tsx'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import * as css from './Below.css.ts'

const labels = {
  electronics: m.resume_editor_samples_electronics,
  accounting: m.resume_editor_samples_accounting,
  journalism: m.resume_editor_samples_journalism,
} satisfies Record<SampleMajor, () => string>

const lessons = [
  [m.resume_editor_samples_intention, m.resume_editor_samples_intention_text],
  [m.resume_editor_samples_verbs, m.resume_editor_samples_verbs_text],
  [m.resume_editor_samples_months, m.resume_editor_samples_months_text],
] as const

export interface SamplesProps {
  /** As 2026-11-20. */
  readonly today: string
}

/** Resumes as they look once they are written, of three fields of study. */
export default function Samples({ today }: SamplesProps) {
  usePreferences()
  const [major, setMajor] = useState<SampleMajor>('electronics')
  const query = useQuery(sampleQuery(sampleMajors[major]), queryClient)
  const options = (Object.keys(sampleMajors) as SampleMajor[]).map((value) => ({ value, text: labels[value]() }))
  return (
    <section aria-labelledby="resume-samples">
      <div className={css.head}>
        <div>
          <h2 id="resume-samples" className={css.title}>
            {m.resume_editor_samples()}
          </h2>
          <p className={css.text}>{m.resume_editor_samples_text()}</p>
        </div>
        <Segments<SampleMajor>
          kind="pill"
          label={m.resume_editor_samples_field()}
          options={options}
          value={major}
          onChange={setMajor}
        />
      </div>
      <div className={css.sample}>
        <Queried query={query} what={m.resume_editor_samples_what()} skeleton={<Skeleton height="100%" />}>
          {(parts) => <Sample parts={parts} field={labels[major]()} today={today} />}
        </Queried>
      </div>
    </section>
  )
}

interface SampleProps extends SamplesProps {
  readonly parts: SampleParts
  readonly field: string
}

/** The beginning of one, what to learn from it, and the way to all of it. */
function Sample({ parts, field, today }: SampleProps) {
  const { locale } = usePreferences()
  const [isWhole, setWhole] = useState(false)
  const content = useMemo(() => sampleOf(parts, today), [parts, today])
  const paper = useMemo(() => paperOf(content, today, locale), [content, today, locale])
  const title = m.resume_editor_samples_of({ field })
  const sheet = <FittedPaper paper={paper} layout={content.layout} photo="" />
  return (
    <>
      <div className={css.paper} role="img" aria-label={title}>
        <div inert>{sheet}</div>
      </div>
      <div className={css.facts}>
        <ol>
          {lessons.map(([lesson, text]) => (
            <li key={lesson()}>
              <p className={css.fact}>{lesson()}</p>
              <p className={css.factText}>{text()}</p>
            </li>
          ))}
        </ol>
        <Button kind="secondary" onClick={() => setWhole(true)}>
          <EyeIcon />
          {m.resume_editor_samples_whole()}
        </Button>
      </div>
      <Dialog
        size="wide"
        open={isWhole}
        onClose={() => setWhole(false)}
        title={title}
        closeLabel={m.resume_editor_samples_close()}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by keys too */}
        <section className={css.whole} aria-label={title} tabIndex={0}>
          {sheet}
        </section>
      </Dialog>
    </>
  )
}
