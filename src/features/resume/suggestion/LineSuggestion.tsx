import { useSelector } from '@xstate/react'
import { Suspense, use, useEffect, useEffectEvent, useRef } from 'react'
import { suggestionView } from '../../../../machines/resume/suggestion/suggestion.selectors.ts'
import type { SuggestionInput } from '../../../../machines/resume/suggestion/suggestion.types.ts'
import type { PageFlows, SuggestionFlow } from '../../../shared/actors/actors.ts'
import { useOwnActor } from '../../../shared/actors/useOwnActor.ts'
import { SuggestionCard } from './SuggestionCard.tsx'

interface SuggestedProps extends SuggestionInput {
  readonly id: string
  /** How often it was asked for. */
  readonly times: number
  onTake(text: string): void
  /** Whether there is something to be seen. */
  onShown(isShown: boolean): void
  /** The focus was in what is gone now. */
  onClosed(): void
}

export interface LineSuggestionProps extends SuggestedProps {
  load: PageFlows['suggestion']
}

const stay = () => {}

function Suggested({
  flow,
  section,
  entry,
  line,
  times,
  id,
  ...heard
}: SuggestedProps & { readonly flow: SuggestionFlow }) {
  const actor = useOwnActor(
    () => flow.logic,
    () => ({ section, entry, line }),
    stay,
  )
  const isIdle = useSelector(actor, (snapshot) => suggestionView(snapshot) === 'idle')
  const wasOpen = useRef(false)
  const take = useEffectEvent((text: string) => heard.onTake(text))
  const show = useEffectEvent((isShown: boolean) => heard.onShown(isShown))
  const close = useEffectEvent(() => heard.onClosed())
  useEffect(() => {
    const { unsubscribe } = actor.on('TEXT.TAKEN', ({ text }) => take(text))
    return unsubscribe
  }, [actor])
  useEffect(() => actor.send({ type: 'LINE.CHANGED', line }), [actor, line])
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more each time
  useEffect(() => actor.send({ type: 'ASKED' }), [actor, times])
  useEffect(() => {
    show(!isIdle)
    // Whoever types into the field stays there.
    if (isIdle && wasOpen.current && document.activeElement === document.body) close()
    wasOpen.current = !isIdle
  }, [isIdle])
  return isIdle ? null : <SuggestionCard id={id} actor={actor} />
}

const Awaited = ({ load, ...props }: LineSuggestionProps) => <Suggested {...props} flow={use(load())} />

/** What comes of asking for another wording. */
export default function LineSuggestion(props: LineSuggestionProps) {
  return (
    <Suspense>
      <Awaited {...props} />
    </Suspense>
  )
}
