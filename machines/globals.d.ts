/** The one name of the platform that ports mention: how an actor tells its port that nobody waits any more. */
interface AbortSignal {
  readonly aborted: boolean
}
