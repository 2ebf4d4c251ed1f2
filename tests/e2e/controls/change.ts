import type { ElementHandle } from 'playwright-core'
import type { Visitor } from '../world.ts'
import type { Control } from './control.ts'
/** Presses, and holds what came of it against what must. */
export type Change = (press: Press) => Promise<void>

/** A control about to be pressed. */
export interface Press {
  readonly visitor: Visitor
  readonly control: Control
  readonly element: ElementHandle<HTMLElement | SVGElement>
  press(): Promise<void>
}
