import { useSyncExternalStore } from 'react'
import { type Locale, locales } from '../../../contract/calls/site.ts'
import { overwriteGetLocale } from '../../../messages/compiled/runtime.js'
import type { Preferences, Theme } from './preferences.tsx'

const themes: readonly Theme[] = ['system', 'light', 'dark']
const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((one) => one === text)

interface Cookies {
  readCookie(name: 'locale' | 'theme'): string | undefined
  writeCookie(name: 'locale' | 'theme', value: string): void
}

/** Language and theme, as the visitor chose them in this browser. */
export function createPreferences({ readCookie, writeCookie }: Cookies) {
  const listeners = new Set<() => void>()
  const chosen = oneOf(locales, readCookie('locale'))
  let preferences: Preferences = {
    locale: chosen ?? 'zh-CN',
    theme: oneOf(themes, readCookie('theme')) ?? 'system',
    setLocale(locale) {
      writeCookie('locale', locale)
      change({ locale })
    },
    setTheme(theme) {
      writeCookie('theme', theme)
      change({ theme })
    },
  }

  overwriteGetLocale(() => preferences.locale)

  function change(next: Partial<Pick<Preferences, 'locale' | 'theme'>>): void {
    preferences = { ...preferences, ...next }
    showOnDocument()
    for (const listener of listeners) listener()
  }

  /** As attributes of the page. */
  function showOnDocument(): void {
    const { dataset } = document.documentElement
    document.documentElement.lang = preferences.locale
    if (preferences.theme === 'system') delete dataset.theme
    else dataset.theme = preferences.theme
  }

  /** @returns a function that ends that */
  const onPreferences = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    showOnDocument,
    onPreferences,
    /** The site's own language, for a visitor who has not chosen one. */
    adoptSiteLocale(locale: Locale): void {
      if (chosen === undefined && readCookie('locale') === undefined && preferences.locale !== locale)
        change({ locale })
    },
    usePreferencesStore: (): Preferences => useSyncExternalStore(onPreferences, () => preferences),
    currentLocale: (): Locale => preferences.locale,
  }
}
