import { strFromU8, unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/node'

/** A workbook has days as fractions, so that a time may lack a thousandth of a second. */
const toTheSecond = (cell: unknown) => (cell instanceof Date ? new Date(Math.round(Number(cell) / 1000) * 1000) : cell)

/** What a workbook of one sheet shows to another program: texts as they are, times in UTC, numbers, and null for nothing. */
export async function cellsOf(file: Buffer): Promise<unknown[][]> {
  const rows = await readSheet(file, { trim: false })
  return rows.map((row) => row.map(toTheSecond))
}

/** The files within it, by their names. */
export const partsOf = (file: Buffer): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]))
