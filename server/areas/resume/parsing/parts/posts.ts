import type { ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { bulletsOf } from '../bullets.ts'
import { type Entry, entriesOf } from '../entries.ts'
import type { Line } from '../lines.ts'
import { spanOf } from '../span.ts'
import { namedBy, settle } from './work.ts'

type Post = ParsedResume['posts'][number]

function postOf(entry: Entry): Post | null {
  const { facts, body, draft } = namedBy(entry, ({ at, as, rest }) => (at !== null || rest.length > 0) && as !== null)
  const { at, as } = settle(draft)
  if (at.value === '' && as.value === '') return null
  return { organisation: at, position: as, ...spanOf(facts, 'start'), bullets: bulletsOf(body) }
}

export const postsOf = (lines: readonly Line[]): Post[] =>
  entriesOf(lines)
    .map(postOf)
    .filter((entry) => entry !== null)
