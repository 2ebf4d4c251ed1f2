import { templates } from '../../contract/rules/resume-templates.ts'
import { type Section, sectionNames } from '../entities/resume/section-names.ts'
import { type Step, stepNames } from '../entities/resume/step-names.ts'
import type { ResumeDesk } from '../shared/actors/resume-desk.ts'
import type { RouteContext } from './-context.ts'
import { choiceIn, type FromSearch, fromSearch, idIn, textIn } from './-search.ts'

export interface OwnSearch extends FromSearch {
  /** Id of the position that the resume is written to be delivered to. */
  readonly apply?: string | undefined
}

export interface ResumeSearch extends OwnSearch {
  /** The basic info where none is named. */
  readonly section?: Section | undefined
  /** The entry that is open. */
  readonly entry?: string | undefined
  /** What is missing is looked for. */
  readonly lacks?: '1' | undefined
  /** The field that is looked for, and its line, from 0. */
  readonly field?: string | undefined
  readonly line?: number | undefined
  /** Of the diagnosis that led here, and of it the finding. */
  readonly diagnosis?: string | undefined
  readonly finding?: string | undefined
}

type Raw = Record<string, unknown>

function entryIn(raw: Raw): string | undefined {
  const entry = textIn(raw['entry'])
  return entry !== undefined && /^[\w-]{8,36}$/.test(entry) ? entry : undefined
}

function lineIn(value: unknown): number | undefined {
  const line = /^\d{1,2}$/.exec(textIn(value) ?? '')?.[0]
  return line === undefined ? undefined : Number(line)
}

export const resumeSearch = (raw: Raw): ResumeSearch => ({
  ...fromSearch(raw),
  section: choiceIn(raw['section'], sectionNames),
  entry: entryIn(raw),
  lacks: choiceIn(raw['lacks'], ['1']),
  field: /^[a-z]{1,20}$/.exec(textIn(raw['field']) ?? '')?.[0],
  line: lineIn(raw['line']),
  diagnosis: idIn(raw['diagnosis']),
  finding: textIn(raw['finding'], 120),
  apply: idIn(raw['apply']),
})

/** What the report of a diagnosis opens with. */
export interface ReportSearch {
  readonly id?: string | undefined
  readonly type?: '1' | undefined
  /** The finding that the student went to mend, and the score before, where the resume has been judged since. */
  readonly mended?: string | undefined
  readonly before?: number | undefined
}

export const reportSearch = (raw: Raw): ReportSearch => {
  const before = Number(textIn(raw['before']) ?? Number.NaN)
  return {
    id: idIn(raw['id']),
    type: choiceIn(textIn(raw['type']), ['1']),
    mended: textIn(raw['mended'], 120),
    before: Number.isInteger(before) && before >= 0 && before <= 100 ? before : undefined,
  }
}

export interface IntroductionSearch {
  /** The position that a resume is to be judged for. */
  readonly position?: string | undefined
}

export const introductionSearch = (raw: Raw): IntroductionSearch => ({ position: idIn(raw['position']) })

export interface FillingSearch {
  /** How menus lead here (NAV-3). */
  readonly isAuth?: '1' | undefined
}

export const fillingSearch = (raw: Raw): FillingSearch => ({ isAuth: choiceIn(textIn(raw['isAuth']), ['1']) })

export interface BasicsSearch {
  /** The entry that is open. */
  readonly entry?: string | undefined
}

export const basicsSearch = (raw: Raw): BasicsSearch => ({ entry: entryIn(raw) })

export interface AddSearch extends OwnSearch {
  /** The first where none is named. */
  readonly step?: Step | undefined
  readonly entry?: string | undefined
}

export const addSearch = (raw: Raw): AddSearch => ({
  ...fromSearch(raw),
  step: choiceIn(raw['step'], stepNames),
  entry: entryIn(raw),
  apply: idIn(raw['apply']),
})

export interface CreateSearch extends OwnSearch {
  /** What was read from a file is looked at. */
  readonly step?: 'review' | undefined
}

export const createSearch = (raw: Raw): CreateSearch => ({
  ...fromSearch(raw),
  step: choiceIn(raw['step'], ['review']),
  apply: idIn(raw['apply']),
})

export interface PreviewSearch extends OwnSearch {
  /** The template that is shown; the saved one where none is named. */
  readonly templateId?: number | undefined
}

const templateIds = templates.map((_, at) => String(at))

export const previewSearch = (raw: Raw): PreviewSearch => {
  const template = choiceIn(textIn(raw['templateId']), templateIds)
  return {
    ...fromSearch(raw),
    templateId: template === undefined ? undefined : Number(template),
    apply: idIn(raw['apply']),
  }
}

/** The desk of the student's resume; what is on it begins to be read. */
export async function readResume(context: RouteContext): Promise<ResumeDesk> {
  const [desk, { queryClient }, { recordQuery }] = await Promise.all([
    context.flows.resume(),
    import('../api/query-client.ts'),
    import('../api/resume.ts'),
  ])
  void queryClient.prefetchQuery(recordQuery(desk.userId))
  return desk
}
