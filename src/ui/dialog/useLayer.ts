import { useLayoutEffect } from 'react'
import { useSteady } from '../useSteady.ts'

/**
 * Tells that something lies over the page.
 * @param close called where Back is to close it
 * @returns a function that tells that it is gone
 */
export type OpenLayer = (close: () => void) => () => void

let openLayer: OpenLayer = () => () => {}

/** Who hears of dialogs and sheets, so that Back closes them; nobody, unless said. */
export function hearOfLayers(hearing: OpenLayer): void {
  openLayer = hearing
}

/** Something over the page that Back closes before it leads elsewhere. */
export function useLayer(open: boolean, close: () => void): void {
  const steadyClose = useSteady(close)
  useLayoutEffect(() => (open ? openLayer(steadyClose) : undefined), [open, steadyClose])
}
