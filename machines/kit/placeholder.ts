import { type EventObject, fromCallback, fromPromise, type NonReducibleUnknown } from 'xstate'

const complain = (name: string) => new Error(`${name} is not provided`)

/** The default of an effect that answers once: rejects, naming itself. */
export const promisePlaceholder = <Output, Input = NonReducibleUnknown>(name: string) =>
  fromPromise<Output, Input>(() => Promise.reject(complain(name)))

/** The default of an effect that reports by events: throws, naming itself. */
export const callbackPlaceholder = <Event extends EventObject, Input = NonReducibleUnknown>(name: string) =>
  fromCallback<Event, Input>(() => {
    throw complain(name)
  })

/** The default of an effect without an answer: throws, naming itself. */
export const actionPlaceholder = (name: string) => (): void => {
  throw complain(name)
}
