import type { LocalText } from '../../../../contract/calls/site.ts'
import type { CompanyNature, Position } from '../../../../contract/content.ts'
import { documentOf } from './document.ts'

/** The labels of terms, in all languages. */
type Labels = readonly LocalText[]

export interface SearchablePosition {
  readonly title: string
  readonly company: {
    readonly name: string
    readonly fullName: string
    readonly stage: string
    readonly nature: CompanyNature
  }
  /** The labels of its category. */
  readonly occupation: Labels
  /** The labels of its industries. */
  readonly labels: Labels
  readonly cities: Labels
  /** 0 for any. */
  readonly graduationYear: number
  readonly period: Position['period']
  readonly education: Position['education']
  readonly skills: readonly string[]
  readonly welfare: readonly string[]
  /** Sanitised HTML. */
  readonly description: string
  readonly requirement: string
}

export interface SearchableCompany {
  readonly name: string
  readonly fullName: string
  readonly labels: Labels
  readonly cities: Labels
  readonly stage: string
  readonly nature: CompanyNature
  readonly intro: string
}

const NATURES = { state: '国有企业', public: '事业单位', foreign: '外资企业', private: '民营企业' }
const PERIODS = { fulltime: ['全职', '校招'], internship: ['实习', '实习生'] }
const EDUCATIONS = {
  any: ['学历不限'],
  college: ['大专'],
  bachelor: ['本科'],
  master: ['硕士', '研究生'],
  doctor: ['博士'],
}

const textsOf = (labels: Labels): string[] =>
  labels.flatMap((label) => Object.values(label).filter((name) => name !== undefined))

/** 北京 is looked for as 北京市 too. */
const placesOf = (cities: Labels): string[] =>
  textsOf(cities).flatMap((name) =>
    /^\p{Script=Han}+$/u.test(name) && !name.endsWith('市') ? [name, `${name}市`] : [name],
  )

/** 2027届 is said 27届 too. */
const classesOf = (year: number): string[] => (year > 0 ? [`${year}届`, `${year % 100}届`] : [])

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': ' ',
}

const textOf = (html: string): string =>
  html.replace(/<[^>]*>/g, ' ').replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => ENTITIES[entity] ?? ' ')

export const documentOfPosition = (position: SearchablePosition): string =>
  documentOf({
    t: [position.title],
    c: [position.company.name, position.company.fullName],
    j: textsOf(position.occupation),
    k: [
      ...textsOf(position.labels),
      ...placesOf(position.cities),
      ...classesOf(position.graduationYear),
      position.company.stage,
      NATURES[position.company.nature],
      ...PERIODS[position.period],
      ...EDUCATIONS[position.education],
    ],
    s: position.skills,
    d: [...position.welfare, textOf(position.description), textOf(position.requirement)],
  })

export const documentOfCompany = (company: SearchableCompany): string =>
  documentOf({
    t: [company.name],
    c: [company.fullName],
    k: [...textsOf(company.labels), ...placesOf(company.cities), company.stage, NATURES[company.nature]],
    d: [textOf(company.intro)],
  })
