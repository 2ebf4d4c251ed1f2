export interface PlaybackContext extends PlaybackInput {}

export type PlaybackEvent =
  /** The film is there. `seconds`: its length. */
  | { type: 'FILM.LOADED'; seconds: number }
  | { type: 'FILM.FAILED' }
  | { type: 'FILM.PLAYED' }
  /** `place`: where it is; `played`: how much of it has been played by now, each part counted once. Both in seconds. */
  | { type: 'FILM.MOVED'; place: number; played: number }
  | { type: 'FILM.PAUSED'; place: number }
  | { type: 'FILM.ENDED' }
  /** The visitor wants to see it. */
  | { type: 'PLAY.ASKED' }
  /** The visitor wants it from its start, not from where they were. */
  | { type: 'RESTARTED' }
  | { type: 'RETRIED' }

export interface PlaybackInput {
  /** The id of the video. */
  readonly id: string
  /** The place where it was left in this browser, in seconds; 0 for its start. */
  readonly place: number
}
