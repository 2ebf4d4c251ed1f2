import { eventually, type Visitor } from '../world.ts'
import { readable } from './catalogue.ts'
import type { Press } from './change.ts'

/** The hash route as people read it. */
export const shown = (visitor: Visitor): string => readable(visitor.path)

export const attribute = (element: Press['element'], name: string) => eventually(() => element.getAttribute(name))
