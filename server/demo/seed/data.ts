import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'

/** A text in the three languages. */
export const words = z.strictObject({ 'zh-CN': z.string(), 'zh-TW': z.string(), en: z.string() })

const english = z.locales.en()

/** The value of one of these. */
export const oneOf = (rows: readonly { readonly value: string }[]) => z.enum(rows.map(({ value }) => value))

/** Data of the demonstration as its schema wants it; an error says in which file it is not, and where there. */
export function checkData<T extends z.ZodMiniType>(name: string, data: unknown, schema: T): z.output<T> {
  const { error, data: checked } = schema.safeParse(data, { error: english.localeError })
  if (error) throw new Error(`server/demo/data/${name}.json\n${z.prettifyError(error)}`)
  return checked
}

/** @param name of a file in `data`, without its ending */
export function readData<T extends z.ZodMiniType>(name: string, schema: T): z.output<T> {
  const text = readFileSync(new URL(`../data/${name}.json`, import.meta.url), 'utf8')
  return checkData(name, JSON.parse(text), schema)
}
