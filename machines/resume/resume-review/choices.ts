import type { Choice, Choices, Filter, Match, ResumeReviewContext, ReviewSection, Row } from './resume-review.types.ts'

const ACCEPTED: Choice = { kind: 'accepted' }

/** Whether what it says is to be saved. */
export const isTaken = (choice: Choice | undefined): boolean => choice !== undefined && choice.kind !== 'skipped'

/** Whether it still waits for a decision. */
export const isOpen = (row: Row, choices: Choices): boolean => row.kind !== 'same' && !choices[row.id]

/** The rows that are shown; the current row stays until another one is current. */
export function shownRows(rows: readonly Row[], choices: Choices, filter: Filter, current: string): readonly Row[] {
  if (filter === 'all') return rows
  return rows.filter(
    (row) =>
      row.id === current || (filter === 'open' ? isOpen(row, choices) : row.doubt !== null && isOpen(row, choices)),
  )
}

/** Rows of an entry that is not there yet: without its name none of them makes sense. */
const siblings = (rows: readonly Row[], matches: readonly Match[], row: Row): readonly Row[] => {
  const isNew = matches.some(
    ({ section, entry, presentId }) => section === row.section && entry === row.entry && presentId === null,
  )
  return isNew ? rows.filter(({ section, entry }) => section === row.section && entry === row.entry) : []
}

/**
 * The choices once a row has one, or none any more. An entry that is not there yet comes with its name, or not at all:
 * with a row of it its name is accepted, with its name the rest is skipped or undone.
 */
export function withChoice(
  rows: readonly Row[],
  matches: readonly Match[],
  choices: Choices,
  row: Row,
  choice: Choice | null,
): Choices {
  const { [row.id]: _, ...others } = choices
  const chosen = choice ? { ...others, [row.id]: choice } : others
  const kin = siblings(rows, matches, row)
  const head = kin.find(({ isHead }) => isHead)
  if (!head) return chosen
  if (isTaken(choice ?? undefined)) return isTaken(chosen[head.id]) ? chosen : { ...chosen, [head.id]: ACCEPTED }
  if (row !== head) return chosen
  const rest = Object.fromEntries(Object.entries(chosen).filter(([id]) => !kin.some((one) => one.id === id)))
  return choice ? { ...rest, ...Object.fromEntries(kin.map(({ id }) => [id, choice])) } : rest
}

/** Whether it may be accepted together with others: it is clear, and nothing is lost, or all of it is before one's eyes. */
const isSafe = (row: Row, section: ReviewSection | null) =>
  row.doubt === null && (section === null ? row.kind === 'new' : row.section === section)

/** Whether the name that a row of a new entry comes with is taken, or may be together with others. */
function isNameSafe(rows: readonly Row[], matches: readonly Match[], choices: Choices, row: Row): boolean {
  const head = siblings(rows, matches, row).find(({ isHead }) => isHead)
  return !head || head.doubt === null || isTaken(choices[head.id])
}

/**
 * Accepts what is still open and safe; what comes with a doubtful name waits with it.
 * @param section null for all of them, which takes nothing that would replace what is there
 */
export function acceptSafe(
  rows: readonly Row[],
  matches: readonly Match[],
  choices: Choices,
  section: ReviewSection | null,
): Choices {
  return rows
    .filter((row) => isOpen(row, choices) && isSafe(row, section) && isNameSafe(rows, matches, choices, row))
    .reduce((made, row) => withChoice(rows, matches, made, row, ACCEPTED), choices)
}

type Looked = Pick<ResumeReviewContext, 'rows' | 'choices' | 'filter' | 'current'>

/** The next row that waits for a decision, from the current one on and round; the current one where none does. */
export function nextOpen({ rows, choices, current }: Looked): string {
  const at = rows.findIndex(({ id }) => id === current)
  const round = [...rows.slice(at + 1), ...rows.slice(0, at + 1)]
  return round.find((row) => isOpen(row, choices))?.id ?? current
}

/** The row before or after the current one, of those shown; at an end the current one. */
export function neighbour({ rows, choices, filter, current }: Looked, step: 1 | -1): string {
  const shown = shownRows(rows, choices, filter, current)
  return shown[shown.findIndex(({ id }) => id === current) + step]?.id ?? current
}
