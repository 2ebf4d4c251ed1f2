import { buffer } from 'node:stream/consumers'
import { writeXlsxStream } from 'hucre/xlsx'
import type { Locale } from '../../../contract/calls/site.ts'
import type { DeliveryStatus } from '../../../contract/rules/delivery-steps.ts'
import { wallTime } from '../../../contract/rules/wall-clock.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { DeskTableRow } from '../applications/desk-lists.ts'
import { printable } from '../resume/printable.ts'

type Words = (_: Record<string, never>, options: { locale: Locale }) => string

const statuses = {
  submitted: m.deliveries_status_submitted,
  viewed: m.deliveries_status_viewed,
  interested: m.deliveries_status_interested,
  interview: m.deliveries_status_interview,
  offer: m.deliveries_status_offer,
  hired: m.deliveries_status_hired,
  rejected: m.deliveries_status_rejected,
  withdrawn: m.deliveries_status_withdrawn,
  declined: m.deliveries_status_declined,
  closed: m.deliveries_status_closed,
} satisfies Record<DeliveryStatus, Words>

const degrees = {
  '': () => '',
  college: m.resume_paper_degree_college,
  bachelor: m.resume_paper_degree_bachelor,
  master: m.resume_paper_degree_master,
  doctor: m.resume_paper_degree_doctor,
  other: m.resume_paper_degree_other,
} satisfies Record<DeskTableRow['degree'], Words>

/** Characters that Excel takes in a cell. */
const CELL_MAX = 32_767
/** A table knows no zone, so its times are those of the employers. */
const ZONE = 'Asia/Shanghai'

/** A cell of this format stays text, also where somebody edits it. */
const TEXT = '@'

/** Its width in characters; TEXT where no format is named. */
type Column = readonly [title: Words, width: number, cell: (row: DeskTableRow) => string | Date, format?: string]

/** `_x0041_` in a workbook means A, so that whoever wrote just that is quoted. */
const textOf = (text: string) => printable(text.slice(0, CELL_MAX)).replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')

/** Carries what the clocks in China show where a table reads UTC. */
const clockOf = (instant: string) => new Date(`${wallTime(Date.parse(instant), ZONE)}Z`)

/**
 * Deliveries as a workbook (ECMA-376). A text is a cell of texts, so that Excel neither takes it for a formula
 * (CWE-1236) nor for a number.
 */
export function tableOf(rows: readonly DeskTableRow[], locale: Locale): Promise<Buffer> {
  const columns: readonly Column[] = [
    [m.server_table_name, 14, ({ name }) => name],
    [m.server_table_school, 24, ({ school }) => school],
    [m.server_table_major, 24, ({ major }) => major],
    [m.server_table_degree, 12, ({ degree }) => degrees[degree]({}, { locale })],
    [m.server_table_position, 28, ({ position }) => position.title],
    [m.server_table_status, 14, ({ status }) => statuses[status]({}, { locale })],
    [m.server_table_delivered, 22, ({ delivered_at }) => clockOf(delivered_at), 'yyyy-mm-dd hh:mm'],
    [m.server_table_phone, 20, ({ phone }) => phone],
    [m.server_table_email, 30, ({ email }) => email],
  ]
  const lines = [
    columns.map(([title]) => title({}, { locale })),
    ...rows.map((row) => columns.map(([, , cell]) => cell(row))),
  ]
  const cells = lines.map((line) => line.map((cell) => (typeof cell === 'string' ? textOf(cell) : cell)))
  // The table is made by parts: five thousand rows at once would hold up the server for half a second.
  const stream = writeXlsxStream(cells, {
    name: m.server_table_sheet({}, { locale }),
    freezePane: { rows: 1 },
    columns: columns.map(([, width, , numFmt = TEXT]) => ({ width, numFmt })),
  })
  return buffer(stream)
}
