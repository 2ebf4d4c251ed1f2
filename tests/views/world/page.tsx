import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'
import type { Locale } from '../../../contract/calls/site.ts'
import { setLocale } from '../../../messages/compiled/runtime.js'
import { PreferencesProvider } from '../../../src/shared/preferences/preferences.tsx'
import { applyBrand } from '../../../src/ui/apply-brand.ts'
import { ignoreInputMethodKeys } from '../../../src/ui/input-method.ts'
import { outlivePageTranslation } from '../../../src/ui/page-translation.ts'
import '../../../src/ui/reset.css.ts'

export interface RenderedPage {
  speak(locale: Locale): void
  /** Takes it away again. */
  close(): void
}

// As the entries do.
ignoreInputMethodKeys()
outlivePageTranslation()

/** Everything at once: what fades or slides would be judged half-way. */
function stopMotion(): HTMLStyleElement {
  const style = document.createElement('style')
  style.textContent = '*, *::before, *::after { animation: none !important; transition: none !important }'
  document.head.append(style)
  return style
}

export function setTheme(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme
}

/** What React got over is a fault of the test that it happened in all the same; by itself it does not say which. */
const recovered: unknown[] = []
const onRecoverableError = (error: unknown) => void recovered.push((error instanceof Error && error.cause) || error)
afterEach(() => {
  const [first] = recovered.splice(0)
  if (first !== undefined) throw first
})

/** Renders a view as the application would. */
export function renderPage(view: ReactNode, locale: Locale = 'zh-CN'): RenderedPage {
  setTheme('light')
  applyBrand('#1b5cff')
  const motion = stopMotion()
  const container = document.createElement('div')
  document.body.append(container)
  const root = createRoot(container, { onRecoverableError })
  const speak = (spoken: Locale) => {
    setLocale(spoken, { reload: false })
    document.documentElement.lang = spoken
    root.render(
      <PreferencesProvider value={{ locale: spoken, theme: 'system', setLocale() {}, setTheme() {} }}>
        {view}
      </PreferencesProvider>,
    )
  }
  speak(locale)
  return {
    speak,
    close() {
      root.unmount()
      container.remove()
      motion.remove()
    },
  }
}
