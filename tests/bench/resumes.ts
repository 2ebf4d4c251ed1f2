import { parsePages } from '../../server/areas/resume/parsing/parse-pages.ts'
import { readPages } from '../../server/areas/resume/reading/read-pages.ts'
import { measuringSet } from '../fixtures/resumes/resumes.ts'
import { count, emptyTallies, type Group, type Tally } from '../fixtures/resumes/score.ts'
import { type Figure, percentile } from './figure.ts'

const names: Readonly<Record<Group, string>> = {
  contact: 'contact (name, phone, e-mail)',
  education: 'education',
  work: 'headers of work',
  project: 'headers of projects',
  bullets: 'bullets',
}
const promises: Readonly<Record<Group, number>> = {
  contact: 0.98,
  education: 0.92,
  work: 0.88,
  project: 0.88,
  bullets: 0.9,
}

const figuresOf = (group: Group, { right, found, said }: Tally): Figure[] => [
  {
    name: `resumes: ${names[group]}, precision`,
    value: right / found,
    unit: '',
    ...(group !== 'bullets' && { promise: { atLeast: promises[group] } }),
  },
  { name: `resumes: ${names[group]}, recall`, value: right / said, unit: '', promise: { atLeast: promises[group] } },
]

/** How well files are read into fields, on the half of the fixtures on which no rule was tried. */
export async function measureResumes(): Promise<Figure[]> {
  const fixtures = await measuringSet()
  const tallies = emptyTallies()
  const times: number[] = []
  for (const { person, file } of fixtures) {
    const begun = performance.now()
    const parsed = parsePages(await readPages(new Uint8Array(file)))
    times.push(performance.now() - begun)
    count(person, parsed, tallies)
  }
  return [
    ...(Object.keys(names) as Group[]).flatMap((group) => figuresOf(group, tallies[group])),
    {
      name: 'resumes: reading one, 95th percentile',
      value: percentile(times, 0.95),
      unit: 'ms',
      note: `${fixtures.length} files, without the start of a worker`,
    },
  ]
}
