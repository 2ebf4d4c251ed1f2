import { useEffect, useRef } from 'react'
import type { RecordedMode, TakeKey } from '../../../../machines/practice/recordings.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { PracticeMedia } from '../../../shared/actors/actors.ts'
import { MicIcon } from '../../../ui/icons/pages.tsx'
import * as css from './Media.css.ts'

interface MediaProps {
  readonly media: PracticeMedia
}

/** Shows what the camera sees, or that only the voice is heard. */
export function Picture({ media, mode }: MediaProps & { readonly mode: RecordedMode }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => (video.current ? media.showCamera(video.current) : undefined), [media])
  if (mode === 'voice') return <MicIcon size={72} className={css.voice} />
  return <video ref={video} className={css.mirror} aria-label={m.practice_camera()} autoPlay muted playsInline />
}

export function Loudness({ media }: MediaProps) {
  const level = useRef<HTMLDivElement>(null)
  useEffect(
    () =>
      media.watchLoudness((loudness) => {
        if (level.current) level.current.style.transform = `scaleX(${loudness.toFixed(2)})`
      }),
    [media],
  )
  return (
    <div className={css.loudness}>
      <MicIcon size={16} />
      {m.practice_level()}
      <div className={css.track} aria-hidden="true">
        <div ref={level} className={css.level} />
      </div>
    </div>
  )
}

interface OwnRecordingProps extends MediaProps {
  readonly recording: TakeKey
}

/** A recording that this browser keeps. */
export function OwnRecording({ media, recording: { id, number, take } }: OwnRecordingProps) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(
    () => (video.current ? media.playIn(video.current, { id, number, take }) : undefined),
    [media, id, number, take],
  )
  return (
    // biome-ignore lint/a11y/useMediaCaption: the student's own voice, a moment ago
    <video
      ref={video}
      className={css.player}
      aria-label={m.practice_recorded_of({ number: number + 1 })}
      controls
      playsInline
    />
  )
}
