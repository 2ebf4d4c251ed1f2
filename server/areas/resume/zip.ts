import { Zip, ZipPassThrough } from 'fflate'
import { nameForFile } from '../../../contract/rules/saved-name.ts'
import type { Download } from '../../platform/http/answers/downloads.ts'

/** A file among others. */
export interface Enclosed {
  readonly name: string
  open(): Promise<Download | null>
}

/** Files as one zip file, made as fast as it is read and never whole in memory; what is gone meanwhile is left out. */
export async function* zipOf(files: readonly Enclosed[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, part) => {
    if (error) throw error
    made.push(part)
  })
  const names = new Set<string>()
  for (const { name, open } of files) {
    const file = await open()
    if (!file) continue
    const entry = new ZipPassThrough(unlike(names, nameForFile(name)))
    zip.add(entry)
    for await (const part of file.stream) {
      entry.push(part)
      yield* made.splice(0)
    }
    entry.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made
}

/** A name as no other has it: 林沐.pdf, 林沐 (2).pdf. */
function unlike(names: Set<string>, name: string): string {
  const dot = name.lastIndexOf('.')
  let own = name
  for (let count = 2; names.has(own); count++) own = `${name.slice(0, dot)} (${count})${name.slice(dot)}`
  names.add(own)
  return own
}
