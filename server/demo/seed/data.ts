import { readFileSync } from 'node:fs'
import * as v from 'valibot'

/** A text in the three languages. */
export const words = v.strictObject({ 'zh-CN': v.string(), 'zh-TW': v.string(), en: v.string() })

/** The value of one of these. */
export const oneOf = (rows: readonly { readonly value: string }[]) => v.picklist(rows.map(({ value }) => value))

/** An entry for each of these keys. */
export const each = <K extends string, S extends v.GenericSchema>(keys: readonly K[], schema: S) =>
  v.strictObject(v.entriesFromList(keys, schema))

/** Data of the demonstration as its schema wants it; an error says in which file it is not, and where there. */
export function checkData<T extends v.GenericSchema>(name: string, data: unknown, schema: T): v.InferOutput<T> {
  const { issues, output } = v.safeParse(schema, data)
  if (issues) throw new Error(`server/demo/data/${name}.json\n${v.summarize(issues)}`)
  return output
}

/** @param name of a file in `data`, without its ending */
export function readData<T extends v.GenericSchema>(name: string, schema: T): v.InferOutput<T> {
  const text = readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')
  return checkData(name, JSON.parse(text), schema)
}
