import { type RefObject, useCallback, useSyncExternalStore } from 'react'
import { sentencesOf } from '../../../../machines/practice/interview-result/interview-result.rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from '../Practice.css.ts'

export interface SentencesProps {
  /** The player of the recording. */
  readonly player: RefObject<HTMLVideoElement | null>
  /** The transcript. */
  readonly text: string
  /** The length of the recording. */
  readonly seconds: number
}

/** Shows the transcript in step with the recording: it marks the sentence that is played, and plays one that is pressed. */
export function Sentences({ player, text, seconds }: SentencesProps) {
  usePreferences()
  const sentences = sentencesOf(text, seconds)
  const subscribe = useCallback(
    (tell: () => void) => {
      const { current } = player
      current?.addEventListener('timeupdate', tell)
      return () => current?.removeEventListener('timeupdate', tell)
    },
    [player],
  )
  const playing = useSyncExternalStore(subscribe, () => {
    const time = player.current?.currentTime ?? 0
    return time === 0 ? -1 : sentences.findLastIndex(({ at }) => at <= time)
  })
  const playFrom = (at: number) => {
    const { current } = player
    if (!current) return
    current.currentTime = at
    void current.play()
  }
  return (
    <>
      <p className={css.answer}>
        {sentences.map((sentence, number) => (
          <button
            key={sentence.at}
            type="button"
            className={css.sentence}
            aria-current={number === playing || undefined}
            onClick={() => playFrom(sentence.at)}
          >
            {sentence.text}
          </button>
        ))}
      </p>
      <p className={`${css.note} ${css.screenOnly}`}>{m.practice_in_step()}</p>
    </>
  )
}
