import { CaptchaError, type CaptchaOutput } from '../../../machines/login/captcha/captcha.types.ts'

interface Answer {
  readonly ret: number
  readonly ticket?: string | null
  readonly randstr?: string | null
  readonly errorCode?: number
}

interface Widget {
  show(): void
  destroy(): void
}

interface Options {
  readonly userLanguage: string
  /** Follow the system, always dark, or never. */
  readonly enableDarkMode: true | 'force' | false
  ready(): void
}

declare global {
  interface Window {
    TencentCaptcha?: new (appId: string, callback: (answer: Answer) => void, options: Options) => Widget
  }
}

/** Milliseconds after which a script, or a widget that shows nothing, is given up. */
export const SILENCE = 15_000
const SCRIPT_ERROR = 1001
const SHOW_TIMEOUT = 1002
/** Handed out where the provider is down; the server takes none. */
const RECOVERY_TICKET = /^tr?error_(\d+)/

let loading: Promise<void> | null = null

function inject(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const fail = () => {
      clearTimeout(silence)
      script.remove()
      reject(new CaptchaError(SCRIPT_ERROR))
    }
    const silence = setTimeout(fail, SILENCE)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      if (!window.TencentCaptcha) return fail()
      clearTimeout(silence)
      resolve()
    })
    script.src = address
    document.head.append(script)
  })
}

const aborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Fetches the provider's script, once; what failed is fetched again when next wanted.
 * @param address of the script
 */
export async function loadTencentCaptcha(address: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  loading ??= inject(address).catch((error: unknown) => {
    loading = null
    throw error
  })
  await Promise.race([loading, aborted(signal)])
}

/** As the page is now: its language, and light or dark. */
function looks(): Omit<Options, 'ready'> {
  const { lang, dataset } = document.documentElement
  const darkMode = { light: false, dark: 'force' } as const
  const theme = dataset['theme']
  return {
    userLanguage: lang.toLowerCase(),
    enableDarkMode: theme === 'light' || theme === 'dark' ? darkMode[theme] : true,
  }
}

/** What the widget's answer means. A failure comes as a success with an error code and a recovery ticket. */
function outcomeOf(appId: string, { ret, ticket, randstr, errorCode }: Answer): CaptchaOutput {
  if (ret === 2) return { result: 'closed' }
  const code = Number(errorCode || RECOVERY_TICKET.exec(ticket ?? '')?.[1] || 0)
  if (code) throw new CaptchaError(code)
  if (ret !== 0 || !ticket || !randstr) throw new Error('the captcha answered neither a ticket nor an error')
  return { result: 'passed', proof: { captcha_appid: appId, captcha_ticket: ticket, captcha_randstr: randstr } }
}

/** Shows the widget of a script that is loaded. An abort takes it away. */
export function runTencentCaptcha(appId: string, signal: AbortSignal): Promise<CaptchaOutput> {
  return new Promise((resolve, reject) => {
    let widget: Widget | undefined
    const end = () => {
      clearTimeout(silence)
      signal.removeEventListener('abort', abort)
      try {
        widget?.destroy()
      } catch {
        // What it says when it goes changes nothing.
      }
    }
    const fail = (error: unknown) => {
      end()
      reject(error)
    }
    const abort = () => fail(signal.reason)
    const answered = (answer: Answer) => {
      end()
      try {
        resolve(outcomeOf(appId, answer))
      } catch (error) {
        reject(error)
      }
    }
    const silence = setTimeout(() => fail(new CaptchaError(SHOW_TIMEOUT)), SILENCE)
    signal.addEventListener('abort', abort)
    if (signal.aborted) return abort()
    try {
      if (!window.TencentCaptcha) throw new CaptchaError(SCRIPT_ERROR)
      widget = new window.TencentCaptcha(appId, answered, { ...looks(), ready: () => clearTimeout(silence) })
      widget.show()
    } catch {
      fail(new CaptchaError(SCRIPT_ERROR))
    }
  })
}
