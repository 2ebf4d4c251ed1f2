import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { SEARCHES_MAX } from '../../../contract/searches.ts'
import type { savedToggleMachine } from '../../../machines/jobs/saved-toggle/saved-toggle.machine.ts'
import { isHeld } from '../../../machines/jobs/saved-toggle/saved-toggle.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { addressOf } from '../../shared/links/links.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/note/Note.tsx'
import * as css from './SubscribeFace.css.ts'
import { SubscribeFace, type SubscribeLook } from './SubscribeFace.tsx'

export interface SubscribeControlProps {
  readonly actor: ActorRefFrom<typeof savedToggleMachine>
  readonly shown: SubscribeLook
}

/** Saves a search or takes it off, as its actor has it; where there are too many, the way to them. */
export function SubscribeControl({ actor, shown }: SubscribeControlProps) {
  const isFull = useSelector(actor, (snapshot) => snapshot.matches('full'))
  return (
    <>
      <SubscribeFace shown={shown} isOn={useSelector(actor, isHeld)} onToggle={() => actor.send({ type: 'TOGGLED' })} />
      {isFull && (
        <div className={css.refusal} role="alert">
          <Note kind="info">
            {m.searches_full({ count: SEARCHES_MAX })}
            <span className={css.ways}>
              <a href={addressOf('/myCollect', { from: 3, tab: 'search' })}>{m.searches_manage()}</a>
              <Button kind="link" size="sm" onClick={() => actor.send({ type: 'REFUSAL.CLOSED' })}>
                {m.searches_close()}
              </Button>
            </span>
          </Note>
        </div>
      )}
    </>
  )
}
