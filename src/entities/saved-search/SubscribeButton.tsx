import { Suspense, use, useEffect } from 'react'
import { canonicalFilter } from '../../../contract/searches.ts'
import type { WantedSearch } from '../../../machines/jobs/saved-toggle/saved-toggle.types.ts'
import { useActors } from '../../shared/actors/actors.ts'
import { Optional } from '../../shared/late/Optional.tsx'
import { SubscribeControl } from './SubscribeControl.tsx'
import { SubscribeFace, type SubscribeLook } from './SubscribeFace.tsx'

export interface SubscribeButtonProps {
  readonly search: WantedSearch
  readonly shown: SubscribeLook
}

function Held({ search, shown }: SubscribeButtonProps) {
  const subscribing = use(useActors().flows.subscribing())
  const text = JSON.stringify(search)
  useEffect(() => subscribing.hold(JSON.parse(text)), [subscribing, text])
  return <SubscribeControl actor={subscribing.of(search)} shown={shown} />
}

/** Has the student told what is new under a search, or no longer. All buttons of the same search change together. */
export function SubscribeButton({ search: { host, list, filter }, shown }: SubscribeButtonProps) {
  const { flows } = useActors()
  const search = { host, list, filter: canonicalFilter(filter) }
  /** A click that comes before the code does. */
  const toggle = () =>
    flows.subscribing().then(
      (subscribing) => subscribing.of(search).send({ type: 'TOGGLED' }),
      () => undefined,
    )
  return (
    <Optional>
      <Suspense fallback={<SubscribeFace shown={shown} isOn={shown.look !== 'list'} onToggle={() => void toggle()} />}>
        <Held search={search} shown={shown} />
      </Suspense>
    </Optional>
  )
}
