import type * as calls from '../../../../contract/calls/diagnoses.ts'
import type { DiagnosisRefusal } from '../../../../contract/calls/diagnoses.ts'
import { codes } from '../../../../contract/codes.ts'
import * as m from '../../../../messages/compiled/messages.js'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { Refusal } from '../../../platform/http/failures.ts'
import { spend } from '../../../platform/http/rate.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { ownerOf } from '../../login/registered.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import type { ResumeServices } from '../services.ts'

/** Of one account. */
const STARTS_A_MINUTE = 20

const sentences = {
  empty: m.server_diagnosis_empty,
  target: m.server_diagnosis_target,
} satisfies Record<DiagnosisRefusal['why'], unknown>

export function diagnosesHandlers(services: ResumeServices): HandlersOf<typeof calls> {
  const { diagnoses, ephemeral } = services

  async function begunOf(
    outcome: { readonly id: string } | DiagnosisRefusal | null,
    exchange: Exchange,
  ): Promise<{ id: string }> {
    if (outcome === null) throw new Refusal(codes.notFound)
    if ('id' in outcome) return outcome
    const locale = localeAt(await requireSite(services, exchange), exchange)
    throw new Refusal(codes.refused, sentences[outcome.why]({}, { locale }), outcome)
  }

  const spending = (userId: string) => spend(ephemeral, 'account', `diagnose:${userId}`, STARTS_A_MINUTE)

  return {
    async startDiagnosis({ params, caller, exchange }) {
      const owner = ownerOf(params, caller)
      await spending(owner)
      return begunOf(await diagnoses.start(owner, params), exchange)
    },

    async repeatDiagnosis({ params, caller, exchange }) {
      const owner = ownerOf(params, caller)
      await spending(owner)
      return begunOf(await diagnoses.repeat(owner, params.id), exchange)
    },

    async getDiagnosis({ params, caller }) {
      const found = await diagnoses.find(caller.userId, params.id)
      if (!found) throw new Refusal(codes.notFound)
      return found
    },

    async getMatch({ params, caller }) {
      const match = await diagnoses.match(caller.userId, params.position_id)
      if (match === 'unknown') throw new Refusal(codes.notFound)
      return { match }
    },

    getDiagnoses: async ({ caller }) => ({ list: await diagnoses.list(caller.userId) }),
  }
}
