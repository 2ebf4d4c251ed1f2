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
}

type Raw = Record<string, unknown>

function entryIn(raw: Raw): string | undefined {
  const entry = textIn(raw['entry'])
  return entry !== undefined && /^[\w-]{8,36}$/.test(entry) ? entry : undefined
}

export const resumeSearch = (raw: Raw): ResumeSearch => ({
  ...fromSearch(raw),
  section: choiceIn(raw['section'], sectionNames),
  entry: entryIn(raw),
  lacks: choiceIn(raw['lacks'], ['1']),
  apply: idIn(raw['apply']),
})

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
