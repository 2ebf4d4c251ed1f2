import type { PositionDetail } from '../../../../contract/calls/positions.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { RichText } from '../../../shared/text/RichText.tsx'
import * as css from '../../../ui/page/Detail.css.ts'
import { Address } from './facts/Address.tsx'
import { Process } from './facts/Process.tsx'
import { Welfare } from './facts/Welfare.tsx'

/** Describes a position in sections; a section without text is left out. */
export function JobBody({ job }: { readonly job: PositionDetail }) {
  usePreferences()
  const sections = [
    job.description !== '' && { title: m.job_description(), content: <RichText html={job.description} /> },
    job.requirement !== '' && { title: m.job_requirement(), content: <RichText html={job.requirement} /> },
    job.welfare.length > 0 && { title: m.job_welfare(), content: <Welfare welfare={job.welfare} /> },
    job.process.length > 0 && { title: m.job_process(), content: <Process steps={job.process} /> },
    job.work_addr !== '' && {
      title: m.job_address(),
      content: <Address address={job.work_addr} note={job.addr_note} />,
    },
  ].filter((section) => section !== false)
  return (
    <div className={css.card}>
      {sections.map(({ title, content }) => (
        <section key={title}>
          <h2 className={css.heading}>{title}</h2>
          {content}
        </section>
      ))}
    </div>
  )
}
