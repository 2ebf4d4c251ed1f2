import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { SEARCHES_MAX } from '../../../contract/searches.ts'
import type { subscriptionMachine } from '../../../machines/jobs/subscription/subscription.machine.ts'
import { type SubscriptionView, subscriptionView } from '../../../machines/jobs/subscription/subscription.selectors.ts'
import * as m from '../../../messages/compiled/messages.js'
import { addressOf } from '../../shared/links/links.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Note } from '../../ui/note/Note.tsx'
import * as css from './SubscribeFace.css.ts'
import { SubscribeFace, type SubscribeLook } from './SubscribeFace.tsx'

/** What is on its way is drawn as if it had come. */
const isOnIn = {
  unknown: false,
  off: false,
  toSave: false,
  saving: true,
  on: true,
  toRemove: true,
  removing: false,
  full: false,
} satisfies Record<SubscriptionView, boolean>

export interface SubscribeControlProps {
  readonly actor: ActorRefFrom<typeof subscriptionMachine>
  readonly shown: SubscribeLook
}

/** Saves a search or takes it off, as its actor has it; where there are too many, the way to them. */
export function SubscribeControl({ actor, shown }: SubscribeControlProps) {
  const view = useSelector(actor, subscriptionView)
  return (
    <>
      <SubscribeFace shown={shown} isOn={isOnIn[view]} onToggle={() => actor.send({ type: 'TOGGLED' })} />
      {view === 'full' && (
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
