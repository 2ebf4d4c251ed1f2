import type { QrCode } from '../../../machines/login/qr-login/qr-login.types.ts'

/** Milliseconds for which a code waits for the dialog that a press leads to. */
const PATIENCE = 2000

export interface CodeCalls {
  fetch(page: string, signal?: AbortSignal): Promise<QrCode>
  /** The code is shown no more. */
  release(uuid: string): void
}

interface Ahead {
  readonly page: string
  readonly code: Promise<QrCode>
  readonly timer: ReturnType<typeof setTimeout>
}

/**
 * A login code that is asked for while a finger is still on what opens the login. The dialog takes it in place of asking
 * itself; one that nobody takes is given up. Nobody polls it before.
 */
export function createCodeAhead({ fetch, release }: CodeCalls) {
  let ahead: Ahead | null = null
  const giveUp = ({ code }: Ahead) => code.then(({ uuid }) => release(uuid)).catch(() => undefined)

  /** What there is, for once. */
  function leave(): Ahead | null {
    const left = ahead
    ahead = null
    clearTimeout(left?.timer)
    return left
  }

  function end(): void {
    const left = leave()
    if (left) void giveUp(left)
  }

  return {
    /** @param page address of the page that asks */
    ask(page: string): void {
      if (ahead) return
      const code = fetch(page)
      // Whoever takes it hears of that.
      code.catch(() => undefined)
      ahead = { page, code, timer: setTimeout(end, PATIENCE) }
    },
    take(page: string, signal: AbortSignal): Promise<QrCode> {
      if (ahead?.page !== page) end()
      return leave()?.code ?? fetch(page, signal)
    },
  }
}
