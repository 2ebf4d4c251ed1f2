import type * as calls from '../../../contract/calls/practice.ts'
import { codes } from '../../../contract/codes.ts'
import { type Practice, practiceLimits } from '../../../contract/practice.ts'
import * as m from '../../../messages/compiled/messages.js'
import type { Exchange } from '../../platform/http/exchange.ts'
import { Refusal, sentenceOf } from '../../platform/http/failures.ts'
import { spend } from '../../platform/http/rate.ts'
import type { HandlersOf } from '../../platform/http/registry.ts'
import { ownerOf } from '../login/registered.ts'
import { localeAt, requireSite } from '../site/handlers.ts'
import type { PartRefused } from './recordings.ts'
import type { PracticeServices } from './services.ts'

/** Of one account. */
const STARTS_A_MINUTE = 6
const STEPS_A_MINUTE = 60

const MEGABYTE = 1024 * 1024

const refusals = {
  unknown: codes.notFound,
  wrongType: codes.fileType,
  tooLarge: codes.fileTooLarge,
} satisfies Record<Exclude<PartRefused, 'full'>, unknown>

export function practiceHandlers(services: PracticeServices): HandlersOf<typeof calls> {
  const { ephemeral, practices, gradings, recordings } = services
  const spending = (userId: string) => spend(ephemeral, 'account', `practise:${userId}`, STEPS_A_MINUTE)

  async function conflictWith(practice: Practice, exchange: Exchange): Promise<Refusal> {
    const locale = localeAt(await requireSite(services, exchange), exchange)
    return new Refusal(codes.conflict, sentenceOf(codes.conflict, locale), practice)
  }

  return {
    async startPractice({ params, caller }) {
      const owner = ownerOf(params, caller)
      await spend(ephemeral, 'account', `practise-start:${owner}`, STARTS_A_MINUTE)
      if (params.position.trim() === '') throw new Refusal(codes.badParameters)
      const { delivery_id: deliveryId = null, ...beginning } = params
      const id = await practices.start(owner, { ...beginning, deliveryId })
      if (id === null) throw new Refusal(codes.notFound)
      return { id }
    },

    async retryPractice({ params, caller, exchange }) {
      const owner = ownerOf(params, caller)
      await spend(ephemeral, 'account', `practise-start:${owner}`, STARTS_A_MINUTE)
      const outcome = await practices.retry(owner, params.id, Number(params.number))
      if (outcome.kind === 'unknown') throw new Refusal(codes.notFound)
      if (outcome.kind === 'done') return { id: outcome.id }
      throw await conflictWith(outcome.practice, exchange)
    },

    getAttempts: async ({ params, caller }) => ({ list: await practices.attempts(caller.userId, params.id) }),

    async getPractice({ params, caller }) {
      const found = await practices.find(caller.userId, params.id)
      if (!found) throw new Refusal(codes.notFound)
      return found
    },

    getPractices: async ({ caller }) => ({ list: await practices.list(caller.userId) }),

    async answerPractice({ params, caller, exchange }) {
      const owner = ownerOf(params, caller)
      await spending(owner)
      const { id, number, text, former, take, bytes, seconds } = params
      const recording = take === undefined ? null : { take, bytes: Number(bytes ?? 0), seconds: Number(seconds ?? 0) }
      const outcome = await practices.answer(owner, id, { number: Number(number), text, former, recording })
      if (outcome.kind === 'unknown') throw new Refusal(codes.notFound)
      if (outcome.kind === 'broken') throw new Refusal(codes.badParameters)
      if (outcome.kind === 'done') return outcome.practice
      throw await conflictWith(outcome.practice, exchange)
    },

    async keepRecording({ params, caller, exchange, file }) {
      const owner = ownerOf(params, caller)
      const { id, number, take, start } = params
      const part = { id, number: Number(number), take, start: Number(start), bytes: file.bytes }
      const kept = await recordings.keep(owner, part)
      if (typeof kept === 'number') return { kept }
      if (kept !== 'full') throw new Refusal(refusals[kept])
      const locale = localeAt(await requireSite(services, exchange), exchange)
      const size = practiceLimits.stored / MEGABYTE
      throw new Refusal(codes.refused, m.server_recordings_full({ size }, { locale }))
    },

    async getRecording({ params: { id, number }, caller }) {
      const found = await recordings.open(caller.userId, id, Number(number))
      if (!found) throw new Refusal(codes.notFound)
      return found
    },

    async finishPractice({ params, caller }) {
      const owner = ownerOf(params, caller)
      await spending(owner)
      const found = await practices.finish(owner, params.id)
      if (!found) throw new Refusal(codes.notFound)
      return found
    },

    getPracticeModel: async ({ params, caller }) => ({ model: await gradings.model(caller.userId, params.id) }),

    async evaluatePractice({ params, caller, exchange }) {
      const owner = ownerOf(params, caller)
      await spending(owner)
      const { id, engine = 'rules', agrees } = params
      const outcome = await gradings.evaluate(owner, id, {
        engine,
        agrees: agrees === undefined ? null : agrees === '1',
      })
      if (outcome.kind === 'unknown') throw new Refusal(codes.notFound)
      if (outcome.kind === 'done') return outcome.practice
      throw await conflictWith(outcome.practice, exchange)
    },

    async deletePractice({ params, caller }) {
      if (!(await practices.remove(ownerOf(params, caller), params.id))) throw new Refusal(codes.notFound)
      return {}
    },
  }
}
