import type * as calls from '../../../../contract/calls/resume.ts'
import type { Conflict, ResumeRecord } from '../../../../contract/calls/resume.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import { codes } from '../../../../contract/codes.ts'
import {
  type EntryContent,
  type EntryKind,
  resumeLimits,
  type SectionContent,
  type SectionName,
} from '../../../../contract/resume.ts'
import type { Why, Wrong } from '../../../../contract/rules/resume-rules.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { Refusal, sentenceOf } from '../../../platform/http/failures.ts'
import { spend } from '../../../platform/http/rate.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { localPhone } from '../../../platform/phones.ts'
import type { Identity } from '../../../platform/sessions/sessions.ts'
import { headOf, ownerOf, requireRegistered } from '../../login/registered.ts'
import type { Student } from '../../login/students.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import type { SaveOutcome, Standing } from '../change.ts'
import { examplesFor } from '../examples.ts'
import type { ResumeServices } from '../services.ts'

const full = {
  education: m.server_resume_full_education,
  work: m.server_resume_full_work,
  project: m.server_resume_full_project,
  items: m.server_resume_full_items,
} satisfies Record<EntryKind | 'items', unknown>

const noSuchDay: Readonly<Record<string, typeof m.server_resume_wrong_day_date>> = {
  birth: m.server_resume_wrong_day_birth,
  start: m.server_resume_wrong_day_start,
  end: m.server_resume_wrong_day_end,
}

const wrongs = {
  phone: m.server_resume_wrong_phone,
  email: m.server_resume_wrong_email,
  month: m.server_resume_wrong_month,
  birthAhead: m.server_resume_wrong_birth,
  endFirst: m.server_resume_wrong_end,
  link: m.server_resume_wrong_link,
  salary: m.server_resume_wrong_salary,
  long: m.server_resume_wrong_long,
  many: m.server_resume_wrong_many,
} satisfies Record<Exclude<Why, 'noSuchDay'>, unknown>

function wrongSentence({ field, why, item }: Wrong, locale: Locale): string {
  const say = why === 'noSuchDay' ? (noSuchDay[field] ?? m.server_resume_wrong_day_date) : wrongs[why]
  const sentence = say({}, { locale })
  return item === undefined ? sentence : m.server_resume_wrong_item({ number: item + 1, sentence }, { locale })
}

const standingOf = ({ version, updatedAt }: Standing) => ({ version, updated_at: updatedAt.toISOString() })

type Refused = Extract<SaveOutcome, { kind: 'wrong' | 'full' | 'conflict' }>

/**
 * Why a save is refused: which field is wrong, that there are too many, or how it stands now.
 * @param kind of the entries that there are too many of; `items` of a list
 */
function refusalOf(outcome: Refused, kind: EntryKind | 'items', locale: Locale): Refusal {
  switch (outcome.kind) {
    case 'wrong':
      return new Refusal(codes.refused, wrongSentence(outcome.wrong, locale), outcome.wrong)
    case 'full':
      return new Refusal(codes.refused, full[kind]({ count: resumeLimits[kind] }, { locale }))
    case 'conflict': {
      const data: Conflict = { ...standingOf(outcome), content: outcome.content }
      return new Refusal(codes.conflict, sentenceOf(codes.conflict, locale), data)
    }
  }
}

/** What deals with files has handlers of its own. */
type WrittenCalls = Omit<HandlersOf<typeof calls>, 'uploadResume' | 'getAttachment' | 'deleteAttachment'>

interface Asked<P> {
  readonly params: P
  readonly caller: Identity
  readonly exchange: Exchange
}

interface OnBehalf {
  readonly user_id?: string | undefined
}

interface SectionParams<S extends SectionName> extends OnBehalf {
  readonly version: string
  readonly content: SectionContent<S>
}

interface EntryParams<K extends EntryKind> extends OnBehalf {
  readonly version: string
  readonly entry?: EntryContent<K> | undefined
  readonly order?: string[] | undefined
}

interface DeleteParams extends OnBehalf {
  readonly id: string
  readonly undo?: '1' | undefined
}

/** Of one account: saves, deletions and what takes them back. */
const CHANGES_A_MINUTE = 300

/** Of whom nothing is known yet, the number that they log in with is. */
function begunBy({ phone }: Student, record: ResumeRecord): ResumeRecord {
  if (record.versions['basic'] !== undefined) return record
  const basic = { ...record.content.basic, phone: localPhone(phone) }
  return { ...record, content: { ...record.content, basic } }
}

export function resumeHandlers(services: ResumeServices): WrittenCalls {
  const { ephemeral, resumes } = services

  /** Whose resume is to be changed, once more within the minute. */
  async function changing({ params, caller }: Pick<Asked<OnBehalf>, 'params' | 'caller'>): Promise<string> {
    const userId = ownerOf(params, caller)
    await spend(ephemeral, 'account', `resume:${userId}`, CHANGES_A_MINUTE)
    return userId
  }

  /** @param kind of the entries that there may be too many of */
  async function answer(outcome: SaveOutcome, exchange: Exchange, kind: EntryKind | 'items' = 'education') {
    if (outcome.kind === 'malformed') throw new Refusal(codes.badParameters)
    if (outcome.kind === 'gone') throw new Refusal(codes.notFound)
    if (outcome.kind !== 'saved')
      throw refusalOf(outcome, kind, localeAt(await requireSite(services, exchange), exchange))
    return standingOf(outcome)
  }

  async function saveSection<S extends SectionName>(name: S, asked: Asked<SectionParams<S>>) {
    const { version, content } = asked.params
    const save = { base: Number(version), content }
    return answer(await resumes.saveSection(await changing(asked), name, save), asked.exchange)
  }

  const savingEntry =
    <K extends EntryKind>(kind: K) =>
    async (asked: Asked<EntryParams<K>>) => {
      const { version, entry, order } = asked.params
      const save = { base: Number(version), entry, order }
      return answer(await resumes.saveEntry(await changing(asked), kind, save), asked.exchange, kind)
    }

  const deletingEntry = (kind: EntryKind) => async (asked: Asked<DeleteParams>) => {
    const { id, undo } = asked.params
    const change = undo ? resumes.restoreEntry : resumes.deleteEntry
    return answer(await change(await changing(asked), kind, id), asked.exchange, kind)
  }

  return {
    async getResume({ params, caller }) {
      const { student, resume } = await requireRegistered(services, caller)
      if (params.user_id !== caller.userId) return { name: '', sex: student.sex, has_resume: '0', resume: null }
      const isWanted = params.only === undefined
      return {
        ...headOf(student, resume),
        resume: isWanted ? begunBy(student, await resumes.read(caller.userId)) : null,
      }
    },

    saveBasicInfo: (asked) => saveSection('basic', asked),
    saveEducation: savingEntry('education'),
    deleteEducation: deletingEntry('education'),
    saveWork: savingEntry('work'),
    deleteWork: deletingEntry('work'),
    saveProject: savingEntry('project'),
    deleteProject: deletingEntry('project'),
    async saveOther(asked) {
      const { params, exchange } = asked
      if (!('undo' in params) || params.undo === undefined) {
        if (params.content === undefined) throw new Refusal(codes.badParameters)
        return saveSection(params.part, asked as Asked<SectionParams<typeof params.part>>)
      }
      const outcome = await resumes.restoreItem(await changing(asked), params.part, params.undo)
      const standing = await answer(outcome, exchange, 'items')
      return outcome.kind === 'saved' ? { ...standing, content: outcome.content } : standing
    },
    saveWish: (asked) => saveSection('wish', asked),
    savePositionIntention: (asked) => saveSection('intention', asked),
    getPositionIntention: ({ caller }) => resumes.section(caller.userId, 'intention'),

    async getExamples({ params, exchange }) {
      const locale = localeAt(await requireSite(services, exchange), exchange)
      return { list: examplesFor(params.section, params.field, locale) }
    },
  }
}
