import type { Catalogue } from '../../machines/kit/catalogue.ts'
import { fingerprint } from '../encode.ts'
import { explore } from '../explore.ts'
import { type Maker, machineOf, makersOf, remake } from './makers.ts'
import type { Mutant } from './mutant.ts'
import type { Remake } from './remake.ts'
import type { Slot } from './slots.ts'

/** One field left out of what a machine makes: of an assignment, the payload of an event, an input, an output. */
export function fieldMutants(catalogue: Catalogue, slots: readonly Slot[]): Mutant[] {
  const { machine } = catalogue
  const makers = makersOf(machine, slots)
  if (makers.length === 0) return []
  const fields = fieldsMade(catalogue, makers)
  return makers.flatMap((maker) => {
    const made = [...(fields.get(maker) ?? [])]
    // That is the whole action left out, which is a fault by itself.
    if (maker.isAssignment && made.length === 1) return []
    return made.map((field) => ({
      key: `${maker.name}: drop ${field === WHOLE ? 'all' : `field ${field}`}${maker.part}`,
      site: maker.site,
      reach: maker.reach,
      create: () => machineOf(remake(machine, maker, field === WHOLE ? () => undefined : leaveOut(field))),
    }))
  })
}

/** In place of fields: of what has none. */
const WHOLE = ''

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const leaveOut =
  (field: string): Remake =>
  (made) => {
    if (!isRecord(made)) return made
    const { [field]: _, ...rest } = made
    return rest
  }

/** The fields that each maker fills in at some time with something else than there was before. */
function fieldsMade(catalogue: Catalogue, makers: readonly Maker[]): ReadonlyMap<Maker, ReadonlySet<string>> {
  const fields = new Map(makers.map((maker) => [maker, new Set<string>()]))
  const watched = makers.reduce(
    (source, maker) =>
      remake(source, maker, (made, before) => {
        for (const field of fieldsOf(made, before)) fields.get(maker)?.add(field)
        return made
      }),
    { config: catalogue.machine.config, implementations: catalogue.machine.implementations },
  )
  explore({ ...catalogue, machine: machineOf(watched) })
  return fields
}

function fieldsOf(made: unknown, before: Readonly<Record<string, unknown>>): readonly string[] {
  if (made === undefined) return []
  if (!isRecord(made)) return [WHOLE]
  return Object.keys(made).filter((field) => fingerprint(made[field]) !== fingerprint(before[field]))
}
