import { useSyncExternalStore } from 'react'
import { type Locale, locales } from '../../../contract/calls/site.ts'
import type { LocalKey } from '../../../contract/rules/storage.ts'
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js'

type Theme = 'light' | 'dark'

const THEME_KEY: LocalKey = 'inspector_theme'

/** The language of the page beside it, or chosen in the product, else the first of the browser's that we speak. */
function readLocale(): Locale {
  const beside = window.parent === window ? undefined : window.parent.document.documentElement.lang
  const chosen = /(?:^|; )locale=([^;]*)/.exec(document.cookie)?.[1]
  const spoken = [beside, chosen, ...navigator.languages].map((one) => {
    if (one?.startsWith('en')) return 'en'
    return /^zh-(TW|HK|Hant)/.test(one ?? '') ? 'zh-TW' : one
  })
  return locales.find((locale) => locale === spoken.find((one) => locales.some((known) => known === one))) ?? 'zh-CN'
}

let preferences = { locale: readLocale(), theme: readTheme() }
const listeners = new Set<() => void>()

/** Where the browser blocks its storage, nothing is remembered. */
function readTheme(): Theme {
  try {
    return localStorage.getItem(THEME_KEY) === 'light' ? 'light' : 'dark'
  } catch {
    return 'dark'
  }
}

function keepTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {}
}

function change(next: Partial<typeof preferences>): void {
  preferences = { ...preferences, ...next }
  showOnDocument()
  for (const listener of [...listeners]) listener()
}

function showOnDocument(): void {
  document.documentElement.lang = preferences.locale
  document.documentElement.dataset.theme = preferences.theme
}

/** Language and theme on the document; the language follows the product's whenever the panel comes to the front. */
export function startPreferences(): void {
  overwriteGetLocale(() => preferences.locale)
  showOnDocument()
  window.addEventListener('focus', () => {
    const locale = readLocale()
    if (locale !== preferences.locale) change({ locale })
  })
}

export function toggleTheme(): void {
  const theme = preferences.theme === 'dark' ? 'light' : 'dark'
  keepTheme(theme)
  change({ theme })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePreferences = (): typeof preferences => useSyncExternalStore(subscribe, () => preferences)
