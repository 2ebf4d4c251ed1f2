import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { collectMachine } from '../../../machines/jobs/collect/collect.machine.ts'
import { type CollectView, collectView } from '../../../machines/jobs/collect/collect.selectors.ts'
import { CollectFace, type CollectLook } from './CollectFace.tsx'

/** What is on its way is drawn as if it had come. */
const holds = {
  unknown: false,
  open: false,
  toAdd: false,
  adding: true,
  collected: true,
  toRemove: true,
  removing: false,
} satisfies Record<CollectView, boolean>

export interface CollectControlProps extends CollectLook {
  readonly actor: ActorRefFrom<typeof collectMachine>
}

/** The heart of a thing, as its actor has it. */
export function CollectControl({ actor, ...look }: CollectControlProps) {
  const isHeld = holds[useSelector(actor, collectView)]
  return <CollectFace {...look} isHeld={isHeld} onToggle={() => actor.send({ type: 'TOGGLED' })} />
}
