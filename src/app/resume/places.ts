import { type EntryKind, entryKinds, type ResumeContent } from '../../../contract/resume.ts'
import { inPlace } from '../../../contract/rules/resume-pieces.ts'

type Entries = readonly { readonly id: string }[]

/** Where entries stand that were begun here: what is saved first does not jump over what is not saved yet. */
export function createPlaces() {
  const drawn = new Map<EntryKind, readonly string[]>()
  const begun = new Set<string>()
  return {
    /** @param isEdited of an entry's id */
    keep(
      content: ResumeContent,
      kept: ResumeContent,
      isEdited: (kind: EntryKind, id: string) => boolean,
    ): ResumeContent {
      const all = entryKinds.map((kind) => {
        const entries: Entries = content[kind]
        for (const { id } of entries) {
          if (!(kept[kind] as Entries).some((one) => one.id === id)) begun.add(id)
          else if (!isEdited(kind, id)) begun.delete(id)
        }
        const placed = inPlace(entries, begun, drawn.get(kind) ?? [])
        drawn.set(
          kind,
          placed.map(({ id }) => id),
        )
        return [kind, placed] as const
      })
      return { ...content, ...Object.fromEntries(all) }
    },
    /** @param ids as somebody put them */
    put(kind: EntryKind, ids: readonly string[]): void {
      drawn.set(kind, ids)
    },
    /** The order as it is seen around an entry that was begun here, where the saved ones are in another; else null. */
    askew(kind: EntryKind, id: string, kept: ResumeContent): readonly string[] | null {
      if (!begun.has(id)) return null
      const saved = (kept[kind] as Entries).map(({ id }) => id)
      const seen = (drawn.get(kind) ?? []).filter((one) => saved.includes(one))
      return seen.length === saved.length && seen.some((one, at) => one !== saved[at]) ? seen : null
    },
  }
}
