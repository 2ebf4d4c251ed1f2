import type { Locale } from '../../../../contract/calls/site.ts'
import {
  companyNatures,
  companySizes,
  educations,
  type GroupedTerm,
  type PositionDimension,
  type PositionFilter,
  periods,
  publishedWithin,
  salaryFloors,
  type Term,
} from '../../../../contract/content.ts'
import { classesFrom } from '../../../../contract/rules/graduation.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Dimension } from '../../../shared/lists/dimensions.ts'
import { educationText, natureText, periodText, sizeText } from '../../../shared/text/format.ts'
import { groupedOptions, termOptions } from '../filters/term-options.ts'

export interface Terms {
  readonly categories: readonly GroupedTerm[]
  readonly majors: readonly GroupedTerm[]
  readonly cities: readonly Term[]
  readonly industries: readonly Term[]
}

const several = (chosen: readonly string[] | undefined) => ({ multiple: true, chosen: chosen ?? [] })
const one = (chosen: string | undefined) => ({ multiple: false, chosen: chosen === undefined ? [] : [chosen] })

/** Says what a student with some degree, or none, may apply to. */
const mayApply = (education: (typeof educations)[number]): string =>
  education === 'any' ? educationText(education) : m.lists_may_apply({ degree: educationText(education) })

/** Classes that companies recruit from now on. */
function gradesFrom(year: number, chosen: string | undefined): string[] {
  const years = classesFrom(year).map(String)
  return chosen === undefined || years.includes(chosen) ? years : [chosen, ...years]
}

/**
 * What positions are narrowed by, in the order of the bar.
 * @param terms undefined while they are on their way: their dimensions are left without options
 * @param year in which the class graduates that looks for work now
 */
export function positionDimensions(
  filter: PositionFilter,
  terms: Terms | undefined,
  locale: Locale,
  year: number,
): Dimension<PositionDimension>[] {
  const dimensions: Dimension<PositionDimension>[] = [
    { key: 'city', name: m.lists_city(), options: termOptions(terms?.cities, locale), ...several(filter.city) },
    {
      key: 'value',
      name: m.lists_category(),
      options: groupedOptions(terms?.categories, locale),
      ...several(filter.value),
    },
    {
      key: 'major',
      name: m.lists_major(),
      options: groupedOptions(terms?.majors, locale),
      ...several(filter.major),
    },
    {
      key: 'salary',
      name: m.lists_salary(),
      options: salaryFloors.map((floor) => ({ value: floor, text: m.lists_salary_floor({ floor }) })),
      ...one(filter.salary),
    },
    {
      key: 'education',
      name: m.lists_education(),
      options: educations.map((education) => ({ value: education, text: mayApply(education) })),
      ...one(filter.education && educations.findLast((degree) => filter.education?.includes(degree))),
    },
    {
      key: 'period',
      name: m.lists_period(),
      options: periods.map((period) => ({ value: period, text: periodText(period) })),
      ...one(filter.period),
    },
    {
      key: 'grade',
      name: m.lists_grade(),
      options: gradesFrom(year, filter.grade).map((grade) => ({
        value: grade,
        text: m.content_grade({ year: grade }),
      })),
      ...one(filter.grade),
    },
    {
      key: 'industry',
      name: m.lists_industry(),
      options: termOptions(terms?.industries, locale),
      ...several(filter.industry),
    },
    {
      key: 'insize',
      name: m.lists_size(),
      options: companySizes.map((size) => ({ value: size, text: sizeText(size) })),
      ...several(filter.insize),
    },
    {
      key: 'nature',
      name: m.lists_nature(),
      options: companyNatures.map((nature) => ({ value: nature, text: natureText(nature) })),
      ...several(filter.nature),
    },
    {
      key: 'within',
      name: m.lists_within(),
      options: publishedWithin.map((days) => ({ value: days, text: m.lists_within_days({ days }) })),
      ...one(filter.within),
    },
  ]
  // A dimension without options, and with nothing chosen, is left out.
  return dimensions.filter(({ options, chosen }) => terms === undefined || options.length > 0 || chosen.length > 0)
}
