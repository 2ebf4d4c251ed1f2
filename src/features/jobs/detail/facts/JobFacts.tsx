import type { ComponentType } from 'react'
import type { PositionDetail } from '../../../../../contract/calls/positions.ts'
import type { Locale } from '../../../../../contract/calls/site.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { educationText, periodText, termText } from '../../../../shared/text/format.ts'
import { monthDayText } from '../../../../shared/text/time.ts'
import { CalendarIcon, UsersIcon } from '../../../../ui/icons/account.tsx'
import type { IconProps } from '../../../../ui/icons/Icon.tsx'
import { PinIcon } from '../../../../ui/icons/pages.tsx'
import { BriefcaseIcon, CapIcon } from '../../../../ui/icons/shell.tsx'
import * as css from '../../../../ui/page/Detail.css.ts'

const educationOf = ({ education }: PositionDetail): string =>
  education === 'any' || education === 'doctor'
    ? educationText(education)
    : m.job_education_up({ education: educationText(education) })

const termOf = (job: PositionDetail): string =>
  job.period === 'fulltime' && job.graduation_year > 0
    ? m.job_term({ period: periodText(job.period), grade: termText(job) })
    : termText(job)

function untilOf({ status, expires_at }: PositionDetail, locale: Locale): string {
  const date = monthDayText(expires_at, locale)
  return status === 'expired' ? m.job_was_until({ date }) : m.job_until({ date })
}

/** Lists the place, the graduates, the number and the last day. */
export function JobFacts({ job }: { readonly job: PositionDetail }) {
  const { locale } = usePreferences()
  const facts: readonly (readonly [ComponentType<IconProps>, string])[] = [
    [PinIcon, localise(job.city.label, locale)],
    [CapIcon, educationOf(job)],
    [BriefcaseIcon, termOf(job)],
    ...(job.headcount > 0 ? [[UsersIcon, m.job_headcount({ count: job.headcount })] as const] : []),
    ...(job.status === 'closed' ? [] : [[CalendarIcon, untilOf(job, locale)] as const]),
  ]
  return (
    <ul className={css.facts}>
      {facts.map(([Icon, text]) => (
        <li key={text} className={css.fact}>
          <Icon className={css.factIcon} />
          {text}
        </li>
      ))}
    </ul>
  )
}
