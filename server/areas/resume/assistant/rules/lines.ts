import { BULLET_GOOD, type ResumeContent } from '../../../../../contract/resume.ts'
import { openingOf } from '../opening.ts'
import { hasQuantity } from '../quantity.ts'
import { type Line, sectionPlace, widthOf } from '../written.ts'
import { buzzwordIn, firstPersonIn } from './empty-words.ts'
import { type Found, found, whole } from './found.ts'

/** Of all lines, that should tell how much came of it. */
const MEASURED_SHARE = 0.4
/** Of all lines, that may leave open who did what. */
const WEAK_SHARE = 0.3
const QUANTITY = 15
const VERBS = 10
/** Points that one line costs at most. */
const VERB_MOST = 3

/** Whole points that each of so many costs. */
const shareOf = (points: number, count: number): number => Math.max(1, Math.floor(points / count))

/** Results in numbers: 15 points, all of them where four lines of ten have one. */
function quantity(lines: readonly Line[]): Found[] {
  const wanted = Math.ceil(MEASURED_SHARE * lines.length)
  const without = lines.filter(({ text }) => !hasQuantity(text))
  const lacking = wanted - (lines.length - without.length)
  return without
    .slice(0, Math.max(0, lacking))
    .map(({ text, place }) =>
      found('number-missing', place, { quantity: shareOf(QUANTITY, wanted) }, { quote: whole(text) }),
    )
}

/** Who did what, told by the first word: 10 points. */
function verbs(lines: readonly Line[]): Found[] {
  const allowed = Math.floor(WEAK_SHARE * lines.length)
  const costs = { verbs: Math.min(VERB_MOST, shareOf(VERBS, lines.length)) }
  let weak = 0
  return lines.flatMap(({ text, place }) => {
    const opening = openingOf(text)
    if (opening.kind === 'none') return [found('verb-missing', place, costs, { quote: whole(text) })]
    if (opening.kind === 'verb') return []
    weak += 1
    const { from, to } = opening
    return weak <= allowed ? [] : [found('verb-weak', place, costs, { quote: { text, from, to } })]
  })
}

const WORDING = { wording: 1 } as const

function lengths({ text, place }: Line): Found[] {
  const width = widthOf(text)
  if (width < BULLET_GOOD.min) return [found('line-short', place, WORDING, { quote: whole(text) })]
  return width > BULLET_GOOD.max ? [found('line-long', place, WORDING, { quote: whole(text) })] : []
}

function words({ text, place }: Line): Found[] {
  const [person, buzz] = [firstPersonIn(text), buzzwordIn(text)]
  return [
    ...(person ? [found('first-person', place, WORDING, { quote: { text, ...person } })] : []),
    ...(buzz ? [found('buzzword', place, WORDING, { quote: { text, ...buzz } })] : []),
  ]
}

/** What single lines, and the summary, say and how: quantity, verbs and wording. @param lines without those that stand twice */
export function lineRules(lines: readonly Line[], { summary }: ResumeContent): Found[] {
  return [
    ...quantity(lines),
    ...verbs(lines),
    ...lines.flatMap(lengths),
    ...[...lines, { text: summary.trim(), place: sectionPlace('summary') }].flatMap(words),
  ]
}
