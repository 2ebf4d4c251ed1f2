/** Jump mode 11: what a page that hosts the login may listen for; its detail is the destination to go on to, or null. */
export const INIT_EVENT = 'qihang:init'

declare global {
  interface WindowEventMap {
    [INIT_EVENT]: CustomEvent<string | null>
  }
}
