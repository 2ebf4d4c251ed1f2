import type { Locale, LocalText } from '../../../contract/calls/site.ts'
import type { Practice } from '../../../contract/practice.ts'
import { localise } from '../../shared/preferences/localise.ts'

/** Language of an interview, of Chinese in the script of the page. */
export const askedIn = ({ language }: Pick<Practice, 'language'>, locale: Locale): Locale =>
  language === 'en' ? 'en' : locale === 'zh-TW' ? 'zh-TW' : 'zh-CN'

/** A question as it is asked. */
export const askedText = (text: LocalText, practice: Pick<Practice, 'language'>, locale: Locale): string =>
  localise(text, askedIn(practice, locale))
