import { readdirSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type {
  Difficulty,
  Occupation,
  PracticeLength,
  PracticeQuestion,
  PracticeType,
  QuestionKind,
} from '../../../contract/practice.ts'

/** A question as the bank has it. */
interface Written {
  readonly id: string
  readonly kind: QuestionKind
  readonly difficulty: Difficulty
  readonly zh: string
  readonly tw: string
  readonly en: string
  readonly points: readonly string[]
  readonly pointsTw: readonly string[]
  readonly pointsEn: readonly string[]
  readonly about: readonly string[]
}

const GENERAL = 'general'
const BANK = new URL('bank/', import.meta.url)

const readBank = (): ReadonlyMap<string, readonly Written[]> =>
  new Map(
    readdirSync(BANK).map((file) => [
      basename(file, '.json'),
      JSON.parse(readFileSync(new URL(file, BANK), 'utf8')) as Written[],
    ]),
  )

let read: ReadonlyMap<string, readonly Written[]> | null = null

/** Read when somebody practises first. */
const bank = () => (read ??= readBank())

export const bankSizes = (): Readonly<Record<string, number>> =>
  Object.fromEntries([...bank()].map(([name, all]) => [name, all.length]))

export interface Wanted {
  readonly occupation: Occupation
  readonly type: PracticeType
  readonly difficulty: Difficulty
  readonly count: PracticeLength
}

/** Which of a practice's questions are of the trade; the first of any is about oneself. */
const shares = { mixed: 0.5, behavioural: 0, professional: 1 } satisfies Record<PracticeType, number>

/** Harder ones are asked where easier ones have run out, and the other way round. */
const near: Readonly<Record<Difficulty, readonly Difficulty[]>> = {
  easy: ['easy', 'medium', 'hard'],
  medium: ['medium', 'easy', 'hard'],
  hard: ['hard', 'medium', 'easy'],
}

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const all = [...list]
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1))
    ;[all[at], all[other]] = [all[other]!, all[at]!]
  }
  return all
}

/**
 * Ids of the questions of a practice, in their order.
 * @param asked ids of those that the student had before, which come last
 * @param random from 0 to 1, as `Math.random`
 */
export function chooseQuestions(
  { occupation, type, difficulty, count }: Wanted,
  asked: ReadonlySet<string>,
  random: () => number,
): string[] {
  const wanted = Number(count)
  const ordered = (all: readonly Written[]) =>
    near[difficulty]
      .flatMap((one) =>
        shuffled(
          all.filter((question) => question.difficulty === one),
          random,
        ),
      )
      .sort((one, other) => Number(asked.has(one.id)) - Number(asked.has(other.id)))
  const general = ordered(
    bank()
      .get(GENERAL)!
      .filter(({ kind }) => kind !== 'knowledge'),
  )
  const trade = ordered(bank().get(occupation)!)
  const ofTrade = Math.round((wanted - 1) * shares[type]) + (type === 'professional' ? 1 : 0)
  const chosen = [...general.slice(0, wanted - ofTrade), ...trade.slice(0, ofTrade)]
  return chosen.map(({ id }) => id)
}

const known = (id: string) =>
  bank()
    .get(id.slice(0, id.lastIndexOf('-')))
    ?.find((one) => one.id === id)

/** A question as it is asked; null where the bank has it no longer. */
export function questionOf(id: string): PracticeQuestion | null {
  const found = known(id)
  if (!found) return null
  return {
    kind: found.kind,
    text: { 'zh-CN': found.zh, 'zh-TW': found.tw, en: found.en },
    hints: found.points.map((point, at) => ({
      'zh-CN': point,
      'zh-TW': found.pointsTw[at] ?? point,
      en: found.pointsEn[at] ?? point,
    })),
  }
}
