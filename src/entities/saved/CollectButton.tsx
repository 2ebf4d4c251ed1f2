import { Suspense, use, useEffect } from 'react'
import type { Collectable } from '../../../contract/calls/collect.ts'
import { useActors } from '../../shared/actors/actors.ts'
import { Optional } from '../../shared/late/Optional.tsx'
import { CollectControl } from './CollectControl.tsx'
import { CollectFace, type CollectLook } from './CollectFace.tsx'

export interface CollectButtonProps extends CollectLook {
  readonly kind: Collectable
  readonly id: string
}

function Held({ kind, id, ...look }: CollectButtonProps) {
  const collecting = use(useActors().flows.collecting())
  useEffect(() => collecting.hold({ kind, id }), [collecting, kind, id])
  return <CollectControl {...look} actor={collecting.of({ kind, id })} />
}

/** Collects a position or a company, or takes it back (JOB-4). All buttons of the same thing change together. */
export function CollectButton(props: CollectButtonProps) {
  const { flows } = useActors()
  const { kind, id, ...look } = props
  /** A click that comes before the code does. */
  const toggle = () =>
    flows.collecting().then(
      (collecting) => collecting.of({ kind, id }).send({ type: 'TOGGLED' }),
      () => undefined,
    )
  return (
    <Optional>
      <Suspense fallback={<CollectFace {...look} isHeld={false} onToggle={() => void toggle()} />}>
        <Held {...props} />
      </Suspense>
    </Optional>
  )
}
