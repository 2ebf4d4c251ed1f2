import * as m from '../../../messages/compiled/messages.js'
import { CLOCK, type PAGE } from './people.ts'

/** Names of the lifelines that are no actors. */
export const wordFor = (key: typeof PAGE | typeof CLOCK): string =>
  key === CLOCK ? m.inspector_sender_clock() : m.inspector_sender_page()
