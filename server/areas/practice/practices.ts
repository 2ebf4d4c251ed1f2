import type * as calls from '../../../contract/calls/practice.ts'
import { codes } from '../../../contract/codes.ts'
import { Refusal, sentenceOf } from '../../http/failures.ts'
import { spend } from '../../http/rate.ts'
import type { HandlersOf } from '../../http/registry.ts'
import type { Services } from '../../services.ts'
import { ownerOf } from '../registered.ts'
import { localeAt, requireSite } from '../site.ts'

/** Of one account. */
const STARTS_A_MINUTE = 6
const STEPS_A_MINUTE = 60

export function practiceHandlers(services: Services): HandlersOf<typeof calls> {
  const { ephemeral, practices } = services
  const spending = (userId: string) => spend(ephemeral, 'account', `practise:${userId}`, STEPS_A_MINUTE)

  return {
    async startPractice({ params, caller }) {
      const owner = ownerOf(params, caller)
      await spend(ephemeral, 'account', `practise-start:${owner}`, STARTS_A_MINUTE)
      if (params.position.trim() === '') throw new Refusal(codes.badParameters)
      return { id: await practices.start(owner, params) }
    },

    async getPractice({ params, caller }) {
      const found = await practices.find(caller.userId, params.id)
      if (!found) throw new Refusal(codes.notFound)
      return found
    },

    getPractices: async ({ caller }) => ({ list: await practices.list(caller.userId) }),

    async answerPractice({ params, caller, exchange }) {
      const owner = ownerOf(params, caller)
      await spending(owner)
      const { id, number, text, former } = params
      if (text.trim() === '') throw new Refusal(codes.badParameters)
      const outcome = await practices.answer(owner, id, { number: Number(number), text, former })
      if (outcome.kind === 'unknown') throw new Refusal(codes.notFound)
      if (outcome.kind === 'done') return outcome.practice
      const locale = localeAt(await requireSite(services, exchange), exchange)
      throw new Refusal(codes.conflict, sentenceOf(codes.conflict, locale), outcome.practice)
    },

    async finishPractice({ params, caller }) {
      const owner = ownerOf(params, caller)
      await spending(owner)
      const found = await practices.finish(owner, params.id)
      if (!found) throw new Refusal(codes.notFound)
      return found
    },

    async deletePractice({ params, caller }) {
      if (!(await practices.remove(ownerOf(params, caller), params.id))) throw new Refusal(codes.notFound)
      return {}
    },
  }
}
