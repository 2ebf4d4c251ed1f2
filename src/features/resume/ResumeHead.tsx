import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { StudentInfo } from '../../../contract/calls/authentication.ts'
import * as m from '../../../messages/compiled/messages.js'
import { resumeQuery, studentInfoQuery } from '../../api/queries.ts'
import { queryClient } from '../../api/query-client.ts'
import { Button } from '../../ui/button/Button.tsx'
import { LogoutIcon } from '../../ui/icons/LogoutIcon.tsx'
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx'
import { usePreferences } from '../preferences.tsx'
import * as css from './ResumeHead.css.ts'

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  )
}

function Head({ student, name }: { student: StudentInfo; name: string }) {
  return (
    <>
      <h2 className={css.name}>{name}</h2>
      <dl className={css.facts}>
        <Fact term={m.resume_sex()}>{student.sex === '0' ? m.resume_sex_male() : m.resume_sex_female()}</Fact>
        <Fact term={m.resume_school()}>{student.school}</Fact>
        <Fact term={m.resume_major()}>{student.major}</Fact>
        <Fact term={m.resume_phone()}>{student.phone}</Fact>
      </dl>
    </>
  )
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={css.message}>
      <h2 className={css.messageTitle}>{title}</h2>
      <p className={css.messageText}>{text}</p>
      {children}
    </div>
  )
}

const Loading = () => (
  <div className={css.lines} role="status" aria-label={m.resume_loading()}>
    <Skeleton width="160px" height="32px" />
    <Skeleton />
    <Skeleton width="70%" />
  </div>
)

function Content({ onHome }: { onHome(): void }) {
  const info = useQuery(studentInfoQuery, queryClient)
  const resume = useQuery({ ...resumeQuery(info.data?.user_id ?? ''), enabled: info.isSuccess }, queryClient)
  if (info.isError || resume.isError) {
    return (
      <Message title={m.resume_failed_title()} text={m.resume_failed_text()}>
        <Button
          busy={info.isFetching || resume.isFetching}
          onClick={() => void (info.isError ? info : resume).refetch()}
        >
          {m.resume_retry()}
        </Button>
      </Message>
    )
  }
  if (!info.isSuccess || !resume.isSuccess) return <Loading />
  if (resume.data.name !== '') return <Head student={info.data} name={resume.data.name} />
  return (
    <Message title={m.resume_none_title()} text={m.resume_none_text()}>
      <Button kind="secondary" onClick={onHome}>
        {m.resume_home()}
      </Button>
    </Message>
  )
}

/** The head of the student's resume, or that there is none yet. */
export function ResumeHead({ onHome, onLogout }: { onHome(): void; onLogout(): void }) {
  usePreferences()
  return (
    <div className={css.page}>
      <div className={css.top}>
        <h1 className={css.heading}>{m.resume_title()}</h1>
        <Button kind="ghost" onClick={onLogout}>
          <LogoutIcon />
          {m.resume_logout()}
        </Button>
      </div>
      <section className={css.card}>
        <Content onHome={onHome} />
      </section>
    </div>
  )
}
