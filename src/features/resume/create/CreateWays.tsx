import { lazy, type ReactNode } from 'react'
import type { ResumeContent } from '../../../../contract/resume.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { completenessOf } from '../../../entities/resume/completeness.ts'
import { type Section, sectionNames } from '../../../entities/resume/section-names.ts'
import type { ResumeDesk } from '../../../shared/actors/resume-desk.ts'
import { Optional } from '../../../shared/late/Optional.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ChatIcon, CheckIcon, ClockIcon } from '../../../ui/icons/account.tsx'
import { PencilIcon } from '../../../ui/icons/pages.tsx'
import { clockText } from '../editor/clock-text.ts'
import { isBegun } from '../editor/sections.ts'
import { useStanding } from '../editor/usePiece.ts'
import * as below from './Below.css.ts'
import { BlankPicture } from './BlankPicture.tsx'
import * as css from './CreateWays.css.ts'
import { Promises } from './Promises.tsx'

const Samples = lazy(() => import('./Samples.tsx'))

export interface CreateWaysProps {
  readonly desk: ResumeDesk
  readonly content: ResumeContent
  /** The site has the pages of AI. */
  readonly hasAi: boolean
  onBlank(): void
  onConversation(): void
  /** With what has been written already. */
  onGoOn(): void
  /** The way of a file. */
  readonly upload?: ReactNode
}

/** Of 100: from here on nobody would say that it is only begun. */
const WRITTEN = 80

/** How a resume can begin, with what each way takes. */
export function CreateWays({ desk, content, hasAi, onBlank, onConversation, onGoOn, upload }: CreateWaysProps) {
  const begun = sectionNames.filter((section: Section) => isBegun(section, content)).length
  const { savedAt } = useStanding(desk)
  const { percent } = completenessOf(content)
  return (
    <>
      <div className={css.ground}>
        <div className={css.page}>
          <div className={css.top}>
            <div>
              <h1 className={css.title}>{m.resume_editor_create_title()}</h1>
              <p className={css.text}>{m.resume_editor_create_text()}</p>
            </div>
            {begun > 0 && (
              <div className={css.goOn}>
                <span className={css.goOnIcon}>
                  <PencilIcon />
                </span>
                <div>
                  <p className={css.goOnTitle}>
                    {percent >= WRITTEN ? m.resume_editor_create_there() : m.resume_editor_create_begun()}
                  </p>
                  <p className={css.goOnText}>
                    {savedAt === ''
                      ? m.resume_editor_create_sections({ count: begun })
                      : m.resume_editor_create_saved({ time: clockText(savedAt), count: begun })}
                  </p>
                </div>
                <Button kind="link" onClick={onGoOn}>
                  {m.resume_editor_create_go_on()}
                </Button>
              </div>
            )}
          </div>
          <div className={css.ways}>
            {upload}
            <Way
              {...(begun > 0
                ? { title: m.resume_editor_create_steps(), text: m.resume_editor_create_steps_text() }
                : {
                    title: m.resume_editor_create_blank(),
                    time: m.resume_editor_create_blank_time(),
                    text: m.resume_editor_create_blank_text(),
                  })}
              points={[m.resume_editor_create_blank_examples(), m.resume_editor_create_blank_preview()]}
              picture={<BlankPicture />}
            >
              <Button kind={upload ? 'secondary' : 'primary'} size="lg" block onClick={onBlank}>
                {begun > 0 ? m.resume_editor_create_steps_go() : m.resume_editor_create_blank()}
              </Button>
            </Way>
            {hasAi && (
              <Way
                title={m.resume_editor_create_talk()}
                time={m.resume_editor_create_talk_time()}
                text={m.resume_editor_create_talk_text()}
                points={[]}
                picture={<ChatIcon size={48} className={css.talk} />}
              >
                <Button kind="secondary" size="lg" block onClick={onConversation}>
                  {m.resume_editor_create_talk_go()}
                </Button>
              </Way>
            )}
          </div>
        </div>
      </div>
      <div className={below.ground}>
        <div className={below.page}>
          <Promises />
          <Optional>
            <Samples today={desk.today} />
          </Optional>
        </div>
      </div>
    </>
  )
}

interface WayProps {
  readonly title: string
  /** How long it takes. */
  readonly time?: string
  readonly text: string
  readonly points: readonly string[]
  readonly picture: ReactNode
  /** What begins it. */
  readonly children: ReactNode
}

/** One way to begin. */
export function Way({ title, time, text, points, picture, children }: WayProps) {
  return (
    <section className={css.way}>
      <div className={css.picture}>{picture}</div>
      <div className={css.wayHead}>
        <h2 className={css.wayTitle}>{title}</h2>
        {time && (
          <span className={css.time}>
            <ClockIcon size={16} />
            {time}
          </span>
        )}
      </div>
      <p className={css.wayText}>{text}</p>
      {points.length > 0 && (
        <ul className={css.points}>
          {points.map((point) => (
            <li key={point} className={css.point}>
              <CheckIcon size={16} className={css.tick} />
              {point}
            </li>
          ))}
        </ul>
      )}
      <div className={css.act}>{children}</div>
    </section>
  )
}
