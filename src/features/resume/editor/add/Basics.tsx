import { useRef, useState } from 'react'
import type { ResumeContent } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import type { ResumeDesk } from '../../../../shared/actors/resume-desk.ts'
import { Button, buttonClass } from '../../../../ui/button/Button.tsx'
import { steadyPress } from '../../../../ui/button/steady-press.ts'
import { useLedFocus } from '../../../../ui/focus/useLedFocus.ts'
import { Announcer } from '../announcing/Announcer.tsx'
import { Pill } from '../bar/Pill.tsx'
import { AskedProvider } from '../form/asked.ts'
import { Deletions } from '../notes/Deletions.tsx'
import { DraftNote } from '../notes/DraftNote.tsx'
import { type Place, placeOf } from '../place.ts'
import { SectionPane } from '../SectionPane.tsx'
import { lackingPlace, wrongKeys } from '../section-state.ts'
import { useWrongField } from '../useWrongField.ts'
import * as css from './AddSteps.css.ts'

/** What every application shows first. */
const basics = ['basic', 'education', 'intention'] as const

export interface BasicsProps {
  readonly desk: ResumeDesk
  readonly content: ResumeContent
  /** Id of the entry that is open; '' for none. */
  readonly entry: string
  /** Where the rest is asked for. */
  readonly backHref: string
  onOpen(id: string): void
  onDone(): void
}

/** What was understood of who somebody is, to be looked at and put right before anything is made of it. */
export function Basics({ desk, content, entry, backHref, onOpen, onDone }: BasicsProps) {
  const page = useRef<HTMLDivElement>(null)
  const heading = useLedFocus<HTMLHeadingElement>()
  const toWrong = useWrongField(page)
  const [isAsked, setAsked] = useState(false)
  const onStuck = ({ entry: stuck }: Place) => {
    if (stuck !== entry) onOpen(stuck)
    toWrong()
  }
  const goOn = () => {
    // As it is now: what is drawn may be behind.
    const now = desk.content() ?? content
    const [wrong] = basics.flatMap((section) => wrongKeys(section, now, desk.today))
    const [lacking] = basics.flatMap((section) => lackingPlace(section, now) ?? [])
    const stuck = wrong ? placeOf(wrong, now, desk.today) : lacking
    if (!stuck) return onDone()
    setAsked(true)
    onStuck(stuck)
  }
  return (
    <Announcer>
      <div ref={page} className={css.page} {...steadyPress}>
        <div className={css.top}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {m.guided_basics()}
          </h1>
          <Pill desk={desk} onPlace={onStuck} />
        </div>
        <p className={css.lead}>{m.guided_basics_text()}</p>
        <DraftNote desk={desk} />
        <AskedProvider value={isAsked}>
          {basics.map((section) => (
            <SectionPane key={section} desk={desk} content={content} section={section} open={entry} onOpen={onOpen} />
          ))}
        </AskedProvider>
        <div className={css.foot}>
          <a className={buttonClass({ kind: 'secondary', size: 'lg' })} href={backHref}>
            {m.guided_basics_back()}
          </a>
          <span className={css.on}>
            <Button size="lg" onClick={goOn}>
              {m.guided_basics_on()}
            </Button>
          </span>
        </div>
      </div>
      <Deletions desk={desk} />
    </Announcer>
  )
}
