import type { ComponentType } from 'react'

/** A component whose code is fetched when it is first wanted, and at the next wish where that failed. */
export interface LateCode<P> {
  /** Undefined until its code has come. */
  readonly component: ComponentType<P> | undefined
  /** Rejects where the code cannot be had. */
  load(): Promise<void>
}

/** React.lazy would suspend, and React shows what had suspended 300 ms late. */
export function lateCode<P>(fetch: () => Promise<{ default: ComponentType<P> }>): LateCode<P> {
  let component: ComponentType<P> | undefined
  return {
    get component() {
      return component
    },
    async load() {
      component ??= (await fetch()).default
    },
  }
}
