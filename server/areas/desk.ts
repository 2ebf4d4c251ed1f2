import { Readable } from 'node:stream'
import type * as calls from '../../contract/calls/desk.ts'
import { EXPORT_MAX } from '../../contract/calls/desk.ts'
import { codes } from '../../contract/codes.ts'
import * as m from '../../messages/compiled/messages.js'
import { tableOf } from '../delivery/table.ts'
import { Refusal } from '../http/failures.ts'
import type { HandlersOf } from '../http/registry.ts'
import { hidePhone } from '../phones.ts'
import type { Services } from '../services.ts'
import { companyOf } from './company-of.ts'
import { localeAt, requireSite } from './site.ts'

export function deskHandlers(services: Services): HandlersOf<typeof calls> {
  const { desk, employers } = services

  return {
    async getDeskAccount({ caller: { userId, loginType: login_type } }) {
      if (login_type !== 'company') return { login_type, phone: '', company_name: null }
      const [employer, company] = await Promise.all([employers.find(userId), desk.companyOf(userId)])
      return { login_type, phone: hidePhone(employer?.phone ?? ''), company_name: company?.name ?? null }
    },

    async getDeskPositions({ caller, exchange }) {
      const { id, name } = await companyOf(services, caller, exchange)
      return { company_name: name, list: await desk.positions(id) }
    },

    async getDeskDeliveries({ params: { status = 'all', ...query }, caller, exchange }) {
      return desk.list((await companyOf(services, caller, exchange)).id, { ...query, tab: status })
    },

    async openDelivery({ params, caller, exchange }) {
      const found = await desk.open((await companyOf(services, caller, exchange)).id, params.id)
      if (!found) throw new Refusal(codes.notFound)
      return found
    },

    async stepDeskDeliveries({ params: { ids, step, note = '' }, caller, exchange }) {
      return { list: await desk.step((await companyOf(services, caller, exchange)).id, ids, step, note.trim()) }
    },

    async undoDeskSteps({ params, caller, exchange }) {
      return { list: await desk.undo((await companyOf(services, caller, exchange)).id, params.ids) }
    },

    async setPositionOpen({ params, caller, exchange }) {
      const company = await companyOf(services, caller, exchange)
      const status = await desk.setOpen(company.id, params.id, params.open === '1')
      if (status === null) throw new Refusal(codes.notFound)
      return { status }
    },

    async getDeskFile({ params, caller, exchange }) {
      const found = await desk.file((await companyOf(services, caller, exchange)).id, params.id, params.file)
      if (!found) throw new Refusal(codes.notFound)
      return found
    },

    async exportDeliveries({ params: { status = 'all', ...query }, caller, exchange }) {
      const { id, name } = await companyOf(services, caller, exchange)
      const [rows, site] = await Promise.all([
        desk.table(id, { ...query, tab: status }),
        requireSite(services, exchange),
      ])
      const locale = localeAt(site, exchange)
      if (!rows) throw new Refusal(codes.refused, m.server_table_too_long({ count: EXPORT_MAX }, { locale }))
      const table = tableOf(rows, locale)
      const file = m.server_table_file({ company: name }, { locale })
      return { name: file, type: 'csv', size: table.length, stream: Readable.from([table]) }
    },
  }
}
