import { createContext, useContext } from 'react'
import type { Locale } from '../../../contract/calls/site.ts'

export type Theme = 'system' | 'light' | 'dark'

export interface Preferences {
  readonly locale: Locale
  readonly theme: Theme
  setLocale(locale: Locale): void
  setTheme(theme: Theme): void
}

const PreferencesContext = createContext<Preferences | null>(null)
export const PreferencesProvider = PreferencesContext.Provider

/** Language and theme. A view that shows messages calls it, so that a change of language draws it anew. */
export function usePreferences(): Preferences {
  const preferences = useContext(PreferencesContext)
  if (!preferences) throw new Error('usePreferences outside of its provider')
  return preferences
}
