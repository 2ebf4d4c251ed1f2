import type { Locale, LocalText } from '../../../contract/calls/site.ts'

/** A site's own wording in the visitor's language, or in Chinese where nobody wrote it. */
export const localise = (text: LocalText, locale: Locale): string => text[locale] ?? text['zh-CN']
