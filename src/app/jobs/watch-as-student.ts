import { type QueryKey, QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { queryClient } from '../../api/query-client.ts'
import { session } from '../actors.ts'
import { isStudent } from '../login/begin-login.ts'

/**
 * Reads for whoever is logged in as a student, and for nobody else.
 * @param optionsNow of what is read for that student
 * @param tell called with what is read, and with null while no student is logged in
 * @returns a function that ends it
 */
export function watchAsStudent<T, K extends QueryKey>(
  optionsNow: () => QueryObserverOptions<T, Error, T, T, K>,
  tell: (data: T | null) => void,
): () => void {
  const enabledNow = () => ({ ...optionsNow(), enabled: isStudent() })
  const observer = new QueryObserver(queryClient, enabledNow())
  const tellNow = () => {
    if (!isStudent()) return tell(null)
    const { data } = observer.getCurrentResult()
    if (data !== undefined) tell(data)
  }
  const stopReading = observer.subscribe(tellNow)
  const { unsubscribe } = session.subscribe(() => {
    observer.setOptions(enabledNow())
    tellNow()
  })
  tellNow()
  return () => {
    stopReading()
    unsubscribe()
  }
}
