import { stringify } from 'csv-stringify/sync'
import type { Locale } from '../../contract/calls/site.ts'
import type { DeliveryStatus } from '../../contract/rules/delivery-steps.ts'
import * as m from '../../messages/compiled/messages.js'
import type { DeskTableRow } from './desk-lists.ts'

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

/** As `2026-11-23 16:05`, in China, whose employers these are. */
const moment = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Asia/Shanghai' })

/**
 * Deliveries as a table (RFC 4180) that Excel opens as UTF-8. What a student wrote is never taken for a formula
 * (CWE-1236): the library puts an apostrophe before it.
 */
export function tableOf(rows: readonly DeskTableRow[], locale: Locale): Buffer {
  const columns: Record<string, (row: DeskTableRow) => string> = {
    [m.server_table_name({}, { locale })]: ({ name }) => name,
    [m.server_table_school({}, { locale })]: ({ school }) => school,
    [m.server_table_major({}, { locale })]: ({ major }) => major,
    [m.server_table_degree({}, { locale })]: ({ degree }) => degrees[degree]({}, { locale }),
    [m.server_table_position({}, { locale })]: ({ position }) => position.title,
    [m.server_table_status({}, { locale })]: ({ status }) => statuses[status]({}, { locale }),
    [m.server_table_delivered({}, { locale })]: (row) => moment.format(new Date(row.delivered_at)),
    [m.server_table_phone({}, { locale })]: ({ phone }) => phone,
    [m.server_table_email({}, { locale })]: ({ email }) => email,
  }
  const lines = rows.map((row) => Object.values(columns).map((cell) => cell(row)))
  const text = stringify([Object.keys(columns), ...lines], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  })
  return Buffer.from(text)
}
