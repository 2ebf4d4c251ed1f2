import { Converter as createToTraditional } from 'opencc-js/cn2t'
import { Converter as createToSimplified } from 'opencc-js/t2cn'
import type { Answer } from '../../../contract/call.ts'
import type { ExampleSection, getExamples } from '../../../contract/calls/resume.ts'
import type { Locale } from '../../../contract/calls/site.ts'
import { business } from './examples/business.ts'
import { engineering } from './examples/engineering.ts'
import type { Field } from './examples/field.ts'
import { humanities } from './examples/humanities.ts'
import { people } from './examples/people.ts'
import { science } from './examples/science.ts'

export const fields: readonly Field[] = [...engineering, ...science, ...business, ...humanities, ...people]

type Examples = Answer<typeof getExamples>['list']

/** How near a field is to what somebody studies: by its name, by a part of it, by a word in it; 3 for none. */
function distance({ name, majors, words }: Field, major: string): number {
  const names = [name, ...majors]
  if (names.includes(major)) return 0
  if (names.some((one) => one.includes(major) || major.includes(one))) return 1
  return words.some((word) => major.includes(word)) ? 2 : 3
}

const toSimplified = createToSimplified({ from: 'tw', to: 'cn' })
const toTraditional = createToTraditional({ from: 'cn', to: 'twp' })

/**
 * Examples for a section, the nearest first: those of the major, then of its branch of study, then all others.
 * @param major as the student writes it, in either script; '' for any
 * @param locale of who reads them; there are none in English
 */
export function examplesFor(section: ExampleSection, major: string, locale: Locale): Examples {
  const wanted = major.normalize('NFKC').trim()
  const write = locale === 'zh-TW' ? toTraditional : (text: string) => text
  const ranked = fields.map((field) => ({
    field,
    away: wanted === '' ? 3 : Math.min(...[wanted, toSimplified(wanted)].map((one) => distance(field, one))),
  }))
  const nearest = Math.min(...ranked.map(({ away }) => away))
  const families = ranked.filter(({ away }) => away === nearest && away < 3).map(({ field }) => field.family)
  const place = ({ field, away }: (typeof ranked)[number]) =>
    away === 3 && !families.includes(field.family) ? 4 : away
  return ranked
    .toSorted((one, other) => place(one) - place(other))
    .map((one, at) => {
      const { key, name, [section]: example } = one.field
      const [heading, ...lines] = example
      const nearness = place(one) === 4 || nearest === 3 ? 'other' : at === 0 ? 'own' : 'branch'
      return { id: `${key}-${section}`, field: write(name), nearness, heading: write(heading), lines: lines.map(write) }
    })
}
