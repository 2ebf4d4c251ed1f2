import type * as calls from '../../../../contract/calls/deliveries.ts'
import type { DeliverRefusal, ResumeLack } from '../../../../contract/calls/deliveries.ts'
import type { Locale } from '../../../../contract/calls/site.ts'
import { codes } from '../../../../contract/codes.ts'
import { DELIVERIES_AN_HOUR, type DeliveryStatus } from '../../../../contract/rules/delivery-steps.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Refusal } from '../../../platform/http/failures.ts'
import { spend } from '../../../platform/http/rate.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { answeringOwner, ownerOf } from '../../login/registered.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import { lacksOf } from '../lacks.ts'
import type { ApplicationsServices } from '../services.ts'

/** One account may try as often; refused tries count, too. */
const TRIES_A_MINUTE = 60

const lackWords = {
  name: m.server_deliver_lack_name,
  phone: m.server_deliver_lack_phone,
  email: m.server_deliver_lack_email,
  education: m.server_deliver_lack_education,
} satisfies Record<ResumeLack, unknown>

function sentenceFor(refusal: DeliverRefusal, locale: Locale): string {
  switch (refusal.why) {
    case 'closed':
      return m.server_deliver_closed({}, { locale })
    case 'expired':
      return m.server_deliver_expired({}, { locale })
    case 'otherSchool':
      return m.server_deliver_other_school({ school: refusal.school }, { locale })
    case 'noResume':
      return m.server_deliver_no_resume({}, { locale })
    case 'incomplete': {
      const lacks = refusal.lacks.map((lack) => lackWords[lack]({}, { locale }))
      return m.server_deliver_incomplete({ lacks: new Intl.ListFormat(locale).format(lacks) }, { locale })
    }
    case 'attachmentGone':
      return m.server_deliver_attachment_gone({}, { locale })
    case 'withdrawn':
      return m.server_deliver_withdrawn({}, { locale })
    case 'tooMany':
      return m.server_deliver_too_many({ count: DELIVERIES_AN_HOUR }, { locale })
  }
}

/** The sentence why a step is not taken any more: the student or an employer was faster. */
function overtakenBy(status: DeliveryStatus, locale: Locale): string {
  if (status === 'hired') return m.server_delivery_accepted({}, { locale })
  if (status === 'declined') return m.server_delivery_declined({}, { locale })
  if (status === 'withdrawn') return m.server_delivery_withdrawn({}, { locale })
  if (status === 'offer') return m.server_delivery_revised({}, { locale })
  return m.server_delivery_moved_on({}, { locale })
}

export function deliveriesHandlers(services: ApplicationsServices): HandlersOf<typeof calls> {
  const { deliveries, deskLive, ephemeral, resumes } = services

  return {
    async getResumeList({ params, caller }) {
      const { content, updated_at, attachments } = await resumes.read(ownerOf(params, caller))
      const lacks = lacksOf(content)
      const resume = lacks.includes('name') ? null : { name: content.basic.name, updated_at, lacks }
      return { resume, attachments }
    },

    async deliverResume({ params, caller, exchange }) {
      const userId = ownerOf(params, caller)
      await spend(ephemeral, 'account', `deliver:${userId}`, TRIES_A_MINUTE)
      const locale = localeAt(await requireSite(services, exchange), exchange)
      const { position_id, attachment_id, message = '' } = params
      const wish = {
        positionId: position_id,
        attachmentId: attachment_id,
        message: message.trim(),
        host: exchange.host,
        locale,
      }
      const outcome = await deliveries.deliver(userId, wish)
      if (outcome.kind === 'unknown') throw new Refusal(codes.notFound)
      if (outcome.kind === 'refused')
        throw new Refusal(codes.refused, sentenceFor(outcome.refusal, locale), outcome.refusal)
      const { id, status, deliveredAt, isKept } = outcome
      deskLive.tell(String(id))
      return { id: String(id), status, delivered_at: deliveredAt.toISOString(), is_kept: isKept }
    },

    getDeliverStatus: async ({ params, caller }) => ({ list: await deliveries.statuses(caller.userId, params.ids) }),

    getDeliveries: ({ params: { status = 'all', ...page }, caller }) =>
      deliveries.list(caller.userId, { ...page, tab: status }),

    getNotReadingInfo: async ({ caller }) => ({ count: await deliveries.unread(caller.userId) }),

    async getDelivery({ params, caller }) {
      const found = await deliveries.find(caller.userId, params.id)
      if (!found) throw new Refusal(codes.notFound)
      return found
    },

    async stepDelivery({ params, caller, exchange }) {
      const { id, step, seen } = params
      const outcome = await deliveries.step(await answeringOwner(services, params, caller), id, step, seen)
      if (outcome.kind === 'unknown') throw new Refusal(codes.notFound)
      if (outcome.kind === 'taken') {
        deskLive.tell(id)
        return { status: outcome.status }
      }
      const locale = localeAt(await requireSite(services, exchange), exchange)
      throw new Refusal(codes.refused, overtakenBy(outcome.status, locale))
    },

    async markDeliveriesRead({ params, caller }) {
      await deliveries.markRead(ownerOf(params, caller), params.id)
      return {}
    },
  }
}
