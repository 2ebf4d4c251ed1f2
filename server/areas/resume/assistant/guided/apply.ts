import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { GuidedPlace } from '../../../../../contract/guided.ts'
import { type EntryKind, type ResumeContent, resumeLimits } from '../../../../../contract/resume.ts'
import {
  blankEntry,
  type Entered,
  type Fact,
  headings,
  isSameValue,
  isVacant,
  type Listed,
  type Own,
  ownEntry,
  placeOf,
  type Told,
  type Understood,
  valueAt,
  withFact,
  wrongsOf,
} from './facts.ts'
import { nameOf } from './understand.ts'

/** What an answer wrote. */
export interface Wrote {
  readonly facts: readonly Fact[]
  readonly lines: readonly Told[]
  readonly items: readonly Listed[]
}

export const wroteNothing: Wrote = { facts: [], lines: [], items: [] }

export interface Applied {
  readonly content: ResumeContent
  readonly own: Own
  readonly wrote: Wrote
  readonly places: readonly GuidedPlace[]
  /** That contradict what stands; none of them is written. */
  readonly contradicting: readonly Fact[]
  /** That break a rule of resumes; likewise. */
  readonly wrong: readonly GuidedPlace[]
  readonly isFull: boolean
}

const order: readonly EntryKind[] = ['education', 'work', 'project']
const unspaced = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toLowerCase()
const headingOf = (kind: EntryKind, entry: object) => unspaced(String(Reflect.get(entry, headings[kind])))

interface Standing {
  readonly content: ResumeContent
  readonly own: Own
  /** As 2026-11-20. */
  readonly today: string
}

interface Replacing {
  readonly former?: Wrote
  readonly replacesAll?: boolean
}

class Writing {
  content: ResumeContent
  own: Own
  readonly facts: Fact[] = []
  readonly lines: Told[] = []
  readonly items: Listed[] = []
  readonly places = new Set<GuidedPlace>()
  readonly contradicting: Fact[] = []
  readonly wrong = new Set<GuidedPlace>()
  isFull = false

  private readonly today: string
  /** What may be replaced: what the same answer wrote before it was corrected. */
  private readonly former: Wrote
  private readonly replacesAll: boolean

  constructor({ content, own, today }: Standing, { former = wroteNothing, replacesAll = false }: Replacing) {
    this.content = content
    this.own = own
    this.today = today
    this.former = former
    this.replacesAll = replacesAll
  }

  private tell(place: GuidedPlace | null) {
    if (place) this.places.add(place)
  }

  /** The entry that facts go into: the conversation's own, one that is called the same, or a new one. */
  prepare(understood: Understood) {
    for (const kind of order) {
      const heading = understood.facts.find(({ section, field }) => section === kind && field === headings[kind])
      if (!heading || ownEntry(this.content, this.own, kind)) continue
      const entries: readonly { readonly id: string }[] = this.content[kind]
      const same = entries.find((entry) => headingOf(kind, entry) === unspaced(String(heading.value)))
      if (same) this.own = { ...this.own, [kind]: same.id }
      else if (entries.length >= resumeLimits[kind]) this.isFull = true
      else {
        const entry = blankEntry(kind, randomUUID())
        this.own = { ...this.own, [kind]: entry.id }
        this.content = { ...this.content, [kind]: [...entries, entry] }
      }
    }
  }

  private mayReplace(fact: Fact, stands: unknown): boolean {
    if (this.replacesAll) return true
    return this.former.facts.some(
      ({ section, field, value }) => section === fact.section && field === fact.field && isSameValue(value, stands),
    )
  }

  fact(fact: Fact) {
    const { section } = fact
    if (order.some((kind) => kind === section) && !ownEntry(this.content, this.own, section as EntryKind)) return
    const stands = valueAt(this.content, this.own, fact)
    const place = placeOf(fact)
    // How a job is called for is told by its title, and the student's own choice of it stands.
    const isSilent = section === 'work' && fact.field === 'kind'
    if (isSameValue(stands, fact.value)) {
      if (place && this.mayReplace(fact, stands)) this.facts.push(fact)
      this.tell(place)
      return
    }
    const isNew = isVacant(stands) || (isSilent && ownEntry(this.content, this.own, 'work')?.position === '')
    if (!isNew && isSilent) return
    if (!isNew && !this.mayReplace(fact, stands)) {
      this.contradicting.push(fact)
      return
    }
    const before = new Set(wrongsOf(this.content, this.own, section, this.today))
    const next = withFact(this.content, this.own, fact)
    if (wrongsOf(next, this.own, section, this.today).some((wrong) => !before.has(wrong))) {
      if (place) this.wrong.add(place)
      return
    }
    this.content = next
    this.facts.push(fact)
    this.tell(place)
  }

  /** Lines take the places of those that they correct. */
  told(lines: readonly Told[]) {
    const [first] = lines
    const own = first && ownEntry(this.content, this.own, first.section)
    if (!first || !own) return
    const former = this.former.lines.map(({ text }) => text).filter((text) => own.bullets.includes(text))
    const at = former.length > 0 ? own.bullets.indexOf(former[0]!) : own.bullets.length
    const others = own.bullets.filter((text) => !former.includes(text))
    const fresh = lines.filter(({ text }) => !others.includes(text))
    if (others.length + fresh.length > resumeLimits.bullets) {
      this.isFull = true
      return
    }
    const bullets = [...others.slice(0, at), ...fresh.map(({ text }) => text), ...others.slice(at)]
    this.content = withFact(this.content, this.own, { section: first.section, field: 'bullets', value: bullets })
    this.lines.push(...lines)
    this.tell('line')
  }

  /** Items are added; those that a correction leaves out go where nobody changed them since. */
  listed(items: readonly Listed[]) {
    for (const { part, item } of this.former.items) {
      if (items.length === 0) break
      const own: readonly object[] = this.content[part]
      this.content = { ...this.content, [part]: own.filter((one) => !isDeepStrictEqual(one, item)) }
    }
    for (const one of items) {
      const own = this.content[one.part] as readonly Listed['item'][]
      const name = unspaced(nameOf(one))
      this.tell(one.part)
      if (own.some((item) => unspaced(nameOf({ part: one.part, item } as Listed)) === name)) continue
      if (own.length >= resumeLimits.items) this.isFull = true
      else {
        this.content = { ...this.content, [one.part]: [...own, one.item] }
        this.items.push(one)
      }
    }
  }

  /** Of a pasted text: what is called the same stands already. */
  entered(entries: readonly Entered[]) {
    for (const { kind, entry } of entries) {
      const own: readonly { readonly id: string }[] = this.content[kind]
      const name = headingOf(kind, entry)
      const isThere = name !== '' && own.some((one) => headingOf(kind, one) === name)
      if (isThere || name === '') continue
      if (own.length >= resumeLimits[kind]) {
        this.isFull = true
        continue
      }
      const next = { ...this.content, [kind]: [...own, entry] }
      if (wrongsOf(next, { [kind]: entry.id }, kind, this.today).length > 0) {
        this.wrong.add('time')
        this.content = { ...this.content, [kind]: [...own, { ...entry, start: '', end: '' }] }
      } else this.content = next
      this.tell(kind)
    }
  }
}

/** The resume with what was understood, but for what contradicts what stands. */
export function apply(standing: Standing, understood: Understood, replacing: Replacing = {}): Applied {
  const writing = new Writing(standing, replacing)
  writing.prepare(understood)
  for (const fact of understood.facts) writing.fact(fact)
  writing.told(understood.lines)
  writing.listed(understood.items)
  writing.entered(understood.entries)
  const { facts, lines, items, places, contradicting, wrong, isFull } = writing
  return {
    content: writing.content,
    own: writing.own,
    wrote: { facts, lines, items },
    places: [...places],
    contradicting,
    wrong: [...wrong],
    isFull,
  }
}
