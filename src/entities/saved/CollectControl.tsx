import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { savedToggleMachine } from '../../../machines/jobs/saved-toggle/saved-toggle.machine.ts'
import { isHeld } from '../../../machines/jobs/saved-toggle/saved-toggle.selectors.ts'
import { CollectFace, type CollectLook } from './CollectFace.tsx'

export interface CollectControlProps extends CollectLook {
  readonly actor: ActorRefFrom<typeof savedToggleMachine>
}

/** The heart of a thing, as its actor has it. */
export function CollectControl({ actor, ...look }: CollectControlProps) {
  return <CollectFace {...look} isHeld={useSelector(actor, isHeld)} onToggle={() => actor.send({ type: 'TOGGLED' })} />
}
