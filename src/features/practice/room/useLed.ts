import { useEffect, useRef } from 'react'

/** Takes the focus of the button that went away with the stage before. */
export function useLed<E extends HTMLElement>(key: unknown) {
  const led = useRef<E>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: anew with each stage
  useEffect(() => led.current?.focus({ preventScroll: true }), [key])
  return led
}
