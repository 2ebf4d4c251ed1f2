import type { Locale, LocalText } from '../../../contract/calls/site.ts'
import type { Practice } from '../../../contract/practice.ts'
import { localise } from '../../shared/preferences/localise.ts'

/** A question as it is asked: in the language of the interview, of Chinese in the script of the page. */
export const askedText = (text: LocalText, { language }: Pick<Practice, 'language'>, locale: Locale): string =>
  localise(text, language === 'en' ? 'en' : locale === 'zh-TW' ? 'zh-TW' : 'zh-CN')

/** Of which language it is. */
export const askedIn = ({ language }: Pick<Practice, 'language'>, locale: Locale): Locale =>
  language === 'en' ? 'en' : locale === 'zh-TW' ? 'zh-TW' : 'zh-CN'
