import { Readable } from 'node:stream'
import type * as calls from '../../../contract/calls/desk.ts'
import { EXPORT_MAX } from '../../../contract/calls/desk.ts'
import { codes } from '../../../contract/codes.ts'
import type { OfferFault, OfferTerms } from '../../../contract/offer.ts'
import * as m from '../../../messages/compiled/messages.js'
import { Refusal } from '../../platform/http/failures.ts'
import type { HandlersOf } from '../../platform/http/registry.ts'
import { hidePhone } from '../../platform/phones.ts'
import { changingRecruiter, recruiterOf } from '../applications/handlers/recruiter-of.ts'
import { isZone } from '../applications/interviews/wall-time.ts'
import { zipOf } from '../resume/zip.ts'
import { localeAt, requireSite } from '../site/handlers.ts'
import type { EmployerOfficeServices } from './services.ts'
import { tableOf } from './table.ts'

const offerFaults = {
  answerByPast: m.server_offer_answer_by_past,
  startsPast: m.server_offer_starts_past,
} satisfies Record<OfferFault, unknown>

/** Whether there are such a day, time and zone. */
const isRead = ({ starts_on, answer_by, zone }: OfferTerms): boolean =>
  isZone(zone) && [`${starts_on}T00:00Z`, answer_by].every((text) => !Number.isNaN(Date.parse(text)))

export function deskHandlers(services: EmployerOfficeServices): HandlersOf<typeof calls> {
  const { desk, employers, recruiters } = services

  return {
    async getDeskAccount({ caller: { userId, loginType: login_type } }) {
      if (login_type !== 'company') return { login_type, phone: '', company_name: null }
      const [employer, recruiter] = await Promise.all([employers.find(userId), recruiters.find(userId)])
      return { login_type, phone: hidePhone(employer?.phone ?? ''), company_name: recruiter?.companyName ?? null }
    },

    async getDeskPositions({ caller, exchange }) {
      const { companyId, companyName } = await recruiterOf(services, caller, exchange)
      return { company_name: companyName, list: await desk.positions(companyId) }
    },

    async getDeskDeliveries({ params: { status = 'all', ...query }, caller, exchange }) {
      return desk.list((await recruiterOf(services, caller, exchange)).companyId, { ...query, tab: status })
    },

    async openDelivery({ params, caller, exchange }) {
      const found = await desk.open(await recruiterOf(services, caller, exchange), params.id)
      if (!found) throw new Refusal(codes.notFound)
      return found
    },

    async stepDeskDeliveries({ params: { ids, step, note = '', offer }, caller, exchange }) {
      const recruiter = await changingRecruiter(services, caller, exchange)
      if (offer ? !isRead(offer) : step === 'revise') throw new Refusal(codes.badParameters)
      const list = await desk.step(recruiter, ids, step, { note: note.trim(), offer })
      if (Array.isArray(list)) return { list }
      const locale = localeAt(await requireSite(services, exchange), exchange)
      throw new Refusal(codes.refused, offerFaults[list]({}, { locale }), { why: list })
    },

    async undoDeskSteps({ params, caller, exchange }) {
      return { list: await desk.undo(await changingRecruiter(services, caller, exchange), params.ids) }
    },

    async setPositionOpen({ params, caller, exchange }) {
      const recruiter = await changingRecruiter(services, caller, exchange)
      const status = await desk.setOpen(recruiter, params.id, params.open === '1')
      if (status === null) throw new Refusal(codes.notFound)
      return { status }
    },

    async getDeskFile({ params, caller, exchange }) {
      const found = await desk.file((await recruiterOf(services, caller, exchange)).companyId, params.id, params.file)
      if (!found) throw new Refusal(codes.notFound)
      return { ...found, isShown: params.shown === '1' }
    },

    async getDeskAttachments({ params, caller, exchange }) {
      const { companyId } = await recruiterOf(services, caller, exchange)
      const [found, site] = await Promise.all([
        desk.attachments(companyId, params.ids.split(',')),
        requireSite(services, exchange),
      ])
      if (found.length === 0) throw new Refusal(codes.notFound)
      const name = m.server_attachments_file({}, { locale: localeAt(site, exchange) })
      return { name, type: 'zip', size: null, stream: Readable.from(zipOf(found)) }
    },

    async exportDeliveries({ params: { status = 'all', ...query }, caller, exchange }) {
      const { companyId, companyName } = await recruiterOf(services, caller, exchange)
      const [rows, site] = await Promise.all([
        desk.table(companyId, { ...query, tab: status }),
        requireSite(services, exchange),
      ])
      const locale = localeAt(site, exchange)
      if (!rows) throw new Refusal(codes.refused, m.server_table_too_long({ count: EXPORT_MAX }, { locale }))
      const table = await tableOf(rows, locale)
      const file = m.server_table_file({ company: companyName }, { locale })
      return { name: file, type: 'xlsx', size: table.length, stream: Readable.from([table]) }
    },
  }
}
