/** A claim to a database that others may take over. */
export interface Claim {
  /** Settles once the database is somebody else's; nothing more may be written to it. */
  readonly lost: Promise<Error>
  release(): Promise<void>
}

/**
 * Looks after a claim; a look begins a beat after the last one ended.
 * @param beat milliseconds
 * @param look what says that the claim is lost, or null
 */
export function watch(beat: number, look: () => Promise<Error | null>): { lost: Promise<Error>; stop(): void } {
  let timer: NodeJS.Timeout
  const lost = new Promise<Error>((resolve) => {
    async function next() {
      const error = await look()
      if (error) resolve(error)
      else schedule()
    }
    function schedule() {
      timer = setTimeout(next, beat)
      timer.unref()
    }
    schedule()
  })
  return { lost, stop: () => clearTimeout(timer) }
}
