import type { HotCategory } from '../../../contract/calls/homes.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import { localise } from '../preferences/localise.ts'
import { addressOf } from './links.ts'

/** The list of a category's positions, which then names it. */
export const categoryHref = ({ value, period, aliasName }: HotCategory, locale: Locale): string =>
  addressOf('/positionList', { value, period, label: localise(aliasName, locale) })
