import type { Locale } from '../../../../contract/calls/site.ts'
import {
  type CompanyDimension,
  type CompanyFilter,
  companyNatures,
  companySizes,
  type Term,
} from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Dimension } from '../../../shared/lists/dimensions.ts'
import { natureText, sizeText } from '../../../shared/text/format.ts'
import { termOptions } from '../filters/term-options.ts'

/** The filters of companies, in the order of the bar. */
export function companyDimensions(
  { city = [], industry = [], insize = [], nature = [] }: CompanyFilter,
  terms: { readonly cities: readonly Term[]; readonly industries: readonly Term[] } | undefined,
  locale: Locale,
): Dimension<CompanyDimension>[] {
  return [
    { key: 'city', name: m.lists_city(), options: termOptions(terms?.cities, locale), chosen: city, multiple: true },
    {
      key: 'industry',
      name: m.lists_industry(),
      options: termOptions(terms?.industries, locale),
      chosen: industry,
      multiple: true,
    },
    {
      key: 'insize',
      name: m.lists_size(),
      options: companySizes.map((size) => ({ value: size, text: sizeText(size) })),
      chosen: insize,
      multiple: true,
    },
    {
      key: 'nature',
      name: m.lists_nature(),
      options: companyNatures.map((one) => ({ value: one, text: natureText(one) })),
      chosen: nature,
      multiple: true,
    },
  ]
}
