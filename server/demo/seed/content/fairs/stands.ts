import type { booths } from '../../../../areas/fairs/schema.ts'

type BoothRow = Omit<typeof booths.$inferInsert, 'fairId'>

const ROWS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
/** Stands side by side in a row: two groups of five. */
const PER_ROW = 10
const STAND = { w: 84, h: 62 }
const FREE_EVERY = 4
const SHUT = 'H10'

/** Eighty stands in two halls, four rows of ten in each, back to back in pairs. @param companies ids, one a stand */
export function boothsOf(companies: readonly number[]): BoothRow[] {
  const waiting = [...companies]
  return ROWS.flatMap((letter, row) =>
    Array.from({ length: PER_ROW }, (_, place): BoothRow => {
      const no = `${letter}${String(place + 1).padStart(2, '0')}`
      const rowHere = row % 4
      const isFree = (row * PER_ROW + place) % FREE_EVERY === FREE_EVERY - 1 || no === SHUT
      const companyId = isFree ? null : (waiting.shift() ?? null)
      return {
        no,
        hall: row < 4 ? '1' : '2',
        x: 116 + place * (STAND.w + 8) + (place >= PER_ROW / 2 ? 56 : 0),
        y: 132 + rowHere * (STAND.h + 8) + (rowHere >= 2 ? 176 : 0),
        ...STAND,
        status: no === SHUT ? 'closed' : companyId === null ? 'free' : 'taken',
        companyId,
      }
    }),
  )
}
