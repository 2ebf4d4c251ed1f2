import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { Asked, Asking } from './asker.ts'

export interface Client {
  /** Sends one request a number of times, each after the answer before. */
  ask(asking: Asking): Promise<Asked>
  close(): void
}

export function startClient(): Client {
  const child = fork(fileURLToPath(new URL('asker.ts', import.meta.url)))
  return {
    async ask(asking) {
      const answered = once(child, 'message')
      child.send(asking)
      const [asked] = await answered
      return asked as Asked
    },
    close: () => child.kill(),
  }
}
