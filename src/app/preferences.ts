import { readCookie, writeCookie } from '../browser/storage/cookies.ts'
import { createPreferences } from '../shared/preferences/create-preferences.ts'

export const { adoptSiteLocale, currentLocale, onPreferences, showOnDocument, usePreferencesStore } = createPreferences(
  {
    readCookie,
    writeCookie,
  },
)
