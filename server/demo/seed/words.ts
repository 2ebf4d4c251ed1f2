import type { LocalText } from '../../../contract/calls/site.ts'

/** A text in the three languages. */
export const words = (cn: string, tw: string, en: string): LocalText => ({ 'zh-CN': cn, 'zh-TW': tw, en })
