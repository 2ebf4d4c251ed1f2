import { writeFileSync } from 'node:fs'
import { createActor, waitFor } from 'xstate'
import { adminKinds, identities, userTypes } from '../machines/login/entry/entry.paths.ts'
import { provideEntry } from '../machines/login/entry/entry.ports.ts'
import {
  type EntryDestination,
  type EntryInput,
  type EntryOutcome,
  entryDestinations,
} from '../machines/login/entry/entry.types.ts'
import type { JumpRequest } from '../machines/login/student-login/jump.ts'
import { markdownTable } from './markdown.ts'

export const ENTRY_DECISIONS = 'docs/entry-decisions.md'

type Identity = EntryInput['identity']

/** What may decide beside the identity, with its values. */
const factors = {
  admin: adminKinds,
  'user type': userTypes,
  resume: ['yes', 'no'],
  diagnosis: ['yes', 'no'],
  "student's data": ['read', 'unreadable'],
} as const
type Factor = keyof typeof factors
type Case = { readonly [F in Factor]: (typeof factors)[F][number] }

const known = identities.filter((identity) => identity !== 'unknown')

const cases: readonly Case[] = factors.admin.flatMap((admin) =>
  factors['user type'].flatMap((userType) =>
    factors.resume.flatMap((resume) =>
      factors.diagnosis.flatMap((diagnosis) =>
        factors["student's data"].map((data) => ({
          admin,
          'user type': userType,
          resume,
          diagnosis,
          "student's data": data,
        })),
      ),
    ),
  ),
)

/** What the machine does with one click, in words. `actual` is who an unknown visitor turns out to be. */
async function comesTo(
  destination: EntryDestination,
  identity: Identity,
  actual: Identity,
  one: Case,
): Promise<string> {
  const done: string[] = []
  const logic = provideEntry({
    recogniseIdentity: async () => actual,
    async readFacts() {
      if (one["student's data"] === 'unreadable') throw new Error('unreadable')
      return { hasResume: one.resume === 'yes', diagnosisId: one.diagnosis === 'yes' ? '12' : '' }
    },
    follow: (outcome) => done.push(wordsOf(outcome)),
    notify: () => done.push('notice of the failure'),
  })
  const input = { destination, identity, admin: one.admin, userType: one['user type'], wish: '' }
  const actor = createActor(logic, { input }).start()
  await waitFor(actor, ({ status }) => status === 'done')
  return done.join(', ') || 'nothing'
}

function wordsOf(outcome: EntryOutcome): string {
  switch (outcome.kind) {
    case 'page':
      return `page \`${outcome.path}\``
    case 'app':
      return `app \`${outcome.address}\``
    case 'studentLogin':
      return `student login, ${jumpOf(outcome.jump)}${outcome.sameTab ? ', same tab' : ''}`
    case 'identitySwitch':
      return `switch to student, ${jumpOf(outcome.wanted)}`
    case 'employerLogin':
      return 'employer login'
    case 'staffLogin':
      return `staff login of the ${outcome.admin}`
  }
}

const jumpOf = ({ mode, destination }: JumpRequest) => `jump mode ${mode}${destination ? ` to ${destination}` : ''}`

interface Result {
  readonly one: Case
  readonly outcome: string
}

/** The factors that make a difference somewhere. */
function deciding(results: readonly Result[]): readonly Factor[] {
  const outcomeOf = new Map(results.map(({ one, outcome }) => [JSON.stringify(one), outcome]))
  return (Object.keys(factors) as Factor[]).filter((factor) =>
    results.some(({ one, outcome }) =>
      factors[factor].some(
        (value) => (outcomeOf.get(JSON.stringify({ ...one, [factor]: value })) ?? outcome) !== outcome,
      ),
    ),
  )
}

function wordsOfValue(factor: Factor, value: Case[Factor]): string {
  if (value === 'read') return ''
  return factor === 'user type' && value !== '0' ? 'user type other than 0' : `${factor} ${value}`
}

/** "what decides | outcome" for one identity; what does not differ is one line. */
function linesOf(results: readonly Result[]): readonly string[] {
  const [factor] = deciding(results).toReversed()
  if (factor === undefined) return [` | ${results[0]?.outcome}`]
  return factors[factor].flatMap((value) =>
    linesOf(results.filter(({ one }) => one[factor] === value)).map((line) => {
      const [decided, outcome] = line.split(' | ')
      const own = wordsOfValue(factor, value)
      return `${[own, decided].filter(Boolean).join(', ')} | ${outcome}`
    }),
  )
}

async function tableOf(destination: EntryDestination): Promise<string> {
  const identitiesByLines = new Map<string, string[]>()
  for (const identity of known) {
    const results = await Promise.all(
      cases.map(async (one) => ({ one, outcome: await comesTo(destination, identity, identity, one) })),
    )
    for (const { one, outcome } of results) {
      if ((await comesTo(destination, 'unknown', identity, one)) !== outcome)
        throw new Error(`${destination}: a late ${identity} is treated otherwise than a known one`)
    }
    const lines = linesOf(results).join('\n')
    identitiesByLines.set(lines, [...(identitiesByLines.get(lines) ?? []), identity])
  }
  const rows = [...identitiesByLines].flatMap(([lines, who]) =>
    lines.split('\n').map((line) => [who.join(', '), ...line.split(' | ').map((cell) => cell.trim())]),
  )
  return `## ${destination}\n\n${markdownTable([['identity', 'decided by', 'outcome'], ...rows])}\n`
}

/** What a click on everything protected comes to, as the entry machine itself decides it, in Markdown. */
export async function entryDecisions(): Promise<string> {
  const tables = await Promise.all(entryDestinations.map(tableOf))
  return `# What a click comes to

Written by \`node scripts/entries.ts\`, which runs the machine of \`machines/login/entry/\` for every combination of destination,
identity, kind of back office, user type and student's data; edit the machine, not this. A visitor who is not known yet is
waited for and then treated as below. Jump modes are those of STU-4.

${tables.join('\n')}`
}

if (import.meta.main) writeFileSync(ENTRY_DECISIONS, await entryDecisions())
