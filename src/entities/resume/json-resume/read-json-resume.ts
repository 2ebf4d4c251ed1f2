import * as v from 'valibot'
import {
  basicInfo,
  degrees,
  emptyResume,
  entryId,
  intention,
  type Layout,
  layout,
  resumeLimits as limits,
  politicalStatuses,
  type ResumeContent,
  skillLevels,
  wish,
  workKinds,
} from '../../../../contract/resume.ts'
import { EXTENSION } from './json-resume.ts'
import { type Cut, isObject, Reader } from './reader.ts'

/** `notJson`: not a JSON file. `notResume`: JSON, but nothing in it that a resume has. */
export type ImportFault = 'notJson' | 'notResume'

export type Imported =
  | { readonly content: ResumeContent; readonly cuts: readonly Cut[] }
  | { readonly fault: ImportFault }

const PARTS = ['basics', 'work', 'volunteer', 'education', 'awards', 'certificates', 'skills', 'languages', 'projects']

/** How other programs write degrees. */
const degreeWords: readonly (readonly [RegExp, (typeof degrees)[number]])[] = [
  [/ph\.?d|doctor|博士/i, 'doctor'],
  [/master|msc|m\.?s\.?$|mba|硕士|碩士/i, 'master'],
  [/bachelor|bsc|b\.?[as]\.?$|本科|学士|學士/i, 'bachelor'],
  [/associate|college|diploma|大专|專科/i, 'college'],
]

function degreeIn(entry: Reader) {
  const own = entry.choice('studyType', degrees)
  if (own !== '') return own
  const text = entry.text('studyType', limits.heading)
  return degreeWords.find(([pattern]) => pattern.test(text))?.[1] ?? (text === '' ? '' : 'other')
}

function levelIn(entry: Reader) {
  const own = entry.choice('level', skillLevels)
  if (own !== '') return own
  const text = entry.text('level', limits.heading)
  if (/expert|master|精通/i.test(text)) return 'expert'
  if (/advanced|proficient|熟练|熟練/i.test(text)) return 'proficient'
  if (/intermediate|familiar|熟悉/i.test(text)) return 'familiar'
  return /beginner|basic|novice|了解/i.test(text) ? 'basic' : ''
}

/** Valid parts of an own export; what they should be otherwise. */
const parsed = <T>(schema: v.GenericSchema, value: unknown, other: T) => {
  const read = v.safeParse(schema, value)
  return read.success ? (read.output as T) : other
}

const sexes = ['', '0', '1'] as const

/**
 * Reads a JSON Resume of whatever program; parts that a resume here does not have are left out.
 * @param text of the file
 * @param newId makes the id of an entry that has none
 */
export function readJsonResume(text: string, newId: () => string): Imported {
  const value = parseJson(text)
  if (value === undefined) return { fault: 'notJson' }
  if (!isObject(value) || !PARTS.some((part) => isObject(value[part]) || Array.isArray(value[part]))) {
    return { fault: 'notResume' }
  }
  const cuts: Cut[] = []
  const content = contentOf(new Reader(value, '', cuts), newId)
  return { content, cuts }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''))
  } catch {
    return undefined
  }
}

/** How an own export says that it looks on paper; null where it says nothing that can be. */
export function layoutIn(text: string): Layout | null {
  const root = new Reader(parseJson(text), '', []).inner(EXTENSION)
  return parsed(layout, root.raw('layout'), null)
}

function contentOf(file: Reader, newId: () => string): ResumeContent {
  const basics = file.inner('basics')
  const own = basics.inner(EXTENSION)
  const root = file.inner(EXTENSION)
  const used = new Set<string>()
  const idOf = (entry: Reader): string => {
    const id = entry.inner(EXTENSION).raw('id')
    const kept = v.safeParse(entryId, id).success && !used.has(String(id)) ? String(id) : newId()
    used.add(kept)
    return kept
  }
  /** A program that knows of no "present" leaves the end out. */
  const spanOf = (entry: Reader) => {
    const [start, end] = [entry.date('startDate'), entry.date('endDate')]
    const isOwn = entry.has(EXTENSION)
    const isPresent = isOwn ? entry.inner(EXTENSION).raw('present') === true : start !== '' && end === ''
    return { start, end: isPresent ? 'present' : end }
  }
  /** What was done; other programs also write a sentence above. */
  const bulletsOf = (entry: Reader) => {
    const isOwn = entry.has(EXTENSION)
    const bullets = entry.texts('highlights', limits.bullet, limits.bullets, isOwn)
    const above = isOwn || bullets.length >= limits.bullets ? '' : entry.text('summary', limits.bullet).trim()
    return above === '' ? bullets : [above, ...bullets]
  }
  const urlOf = (entry: Reader) =>
    entry.inner(EXTENSION).text('url', limits.address) || entry.text('url', limits.address)
  const label = basics.text('label', limits.heading)
  const name = basics.text('name', limits.name)
  const email = basics.text('email', 100) || own.text('email', 100)
  const photo = own.raw('photo')
  const homepage = basics.text('url', limits.address)
  const profiles = basics.list('profiles', limits.items, (profile) => ({
    id: idOf(profile),
    label: profile.text('network', limits.place),
    url: urlOf(profile),
  }))
  const links = homepage === '' ? profiles : [{ id: newId(), label: '', url: homepage }, ...profiles]

  return {
    basic: {
      title: own.text('title', limits.title),
      name,
      sex: own.choice('sex', sexes),
      birth: own.date('birth'),
      phone: basics.text('phone', 20),
      email,
      city: basics.inner('location').text('city', limits.place),
      political: own.choice('political', politicalStatuses),
      hometown: own.text('hometown', limits.place),
      photo: parsed(basicInfo.entries.photo, photo, ''),
    },
    education: file.list('education', limits.education, (entry) => ({
      id: idOf(entry),
      school: entry.text('institution', limits.heading),
      major: entry.text('area', limits.heading),
      degree: degreeIn(entry),
      ...spanOf(entry),
      score: entry.text('score', limits.score),
      note: entry.has(EXTENSION)
        ? entry.inner(EXTENSION).text('note', limits.note)
        : entry.texts('courses', limits.note, limits.items).join('、').slice(0, limits.note),
    })),
    work: file.list('work', limits.work, (entry) => ({
      id: idOf(entry),
      kind: entry.inner(EXTENSION).choice('kind', workKinds),
      company: entry.text('name', limits.heading),
      position: entry.text('position', limits.heading),
      city: entry.text('location', limits.place),
      ...spanOf(entry),
      bullets: bulletsOf(entry),
    })),
    project: file.list('projects', limits.project, (entry) => ({
      id: idOf(entry),
      name: entry.text('name', limits.heading),
      role: entry.texts('roles', limits.heading, 1, true)[0] ?? '',
      link: urlOf(entry),
      ...spanOf(entry),
      bullets: bulletsOf(entry),
    })),
    posts: file.list('volunteer', limits.items, (entry) => ({
      id: idOf(entry),
      organisation: entry.text('organization', limits.heading),
      position: entry.text('position', limits.heading),
      ...spanOf(entry),
      bullets: bulletsOf(entry),
    })),
    skills: file.list('skills', limits.items, (entry) => ({
      id: idOf(entry),
      name: entry.text('name', limits.heading),
      level: levelIn(entry),
      keywords: entry.texts('keywords', limits.place, limits.keywords, entry.has(EXTENSION)),
    })),
    languages: file.list('languages', limits.items, (entry) => ({
      id: idOf(entry),
      language: entry.text('language', limits.place),
      fluency: entry.text('fluency', limits.heading),
      certificate: entry.inner(EXTENSION).text('certificate', limits.heading),
      score: entry.inner(EXTENSION).text('score', limits.score),
    })),
    certificates: file.list('certificates', limits.items, (entry) => ({
      id: idOf(entry),
      name: entry.text('name', limits.heading),
      issuer: entry.text('issuer', limits.heading),
      date: entry.date('date'),
    })),
    awards: file.list('awards', limits.items, (entry) => ({
      id: idOf(entry),
      title: entry.text('title', limits.heading),
      awarder: entry.text('awarder', limits.heading),
      date: entry.date('date'),
      note: entry.text('summary', limits.note),
    })),
    links: links.slice(0, limits.items),
    summary: basics.text('summary', limits.summary),
    intention: parsed(intention, root.raw('intention'), {
      ...emptyResume.intention,
      positions: label === '' ? [] : [label],
    }),
    wish: parsed(wish, root.raw('wish'), emptyResume.wish),
    layout: parsed(layout, root.raw('layout'), emptyResume.layout),
  }
}
