import { useActors } from '../actors/actors.ts'

/** Tells that something's code could not be fetched, as of a dialog's. */
export function useCodeFailure(): () => void {
  const { notify } = useActors()
  return () => notify({ kind: 'failure', failure: { kind: 'offline' } })
}
