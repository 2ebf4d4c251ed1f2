import type * as calls from '../../../../contract/calls/guided.ts'
import { codes } from '../../../../contract/codes.ts'
import type { Guided } from '../../../../contract/guided.ts'
import type { Exchange } from '../../../platform/http/exchange.ts'
import { Refusal, sentenceOf } from '../../../platform/http/failures.ts'
import { spend } from '../../../platform/http/rate.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import type { Identity } from '../../../platform/sessions/sessions.ts'
import { ownerOf } from '../../login/registered.ts'
import { localeAt, requireSite } from '../../site/handlers.ts'
import type { GuidedOutcome } from '../assistant/guided/guided-fillings.ts'
import type { ResumeServices } from '../services.ts'

/** Of one account. */
const STEPS_A_MINUTE = 60

export function guidedHandlers(services: ResumeServices): HandlersOf<typeof calls> {
  const { ephemeral, guidedFillings } = services

  async function step<P extends { readonly user_id?: string | undefined; readonly version: string }>(
    { params, caller, exchange }: { readonly params: P; readonly caller: Identity; readonly exchange: Exchange },
    take: (userId: string, base: number) => Promise<GuidedOutcome>,
  ): Promise<Guided> {
    const owner = ownerOf(params, caller)
    await spend(ephemeral, 'account', `guided:${owner}`, STEPS_A_MINUTE)
    const outcome = await take(owner, Number(params.version))
    if (outcome.kind === 'unknown') throw new Refusal(codes.notFound)
    if (outcome.kind === 'done') return outcome.guided
    const locale = localeAt(await requireSite(services, exchange), exchange)
    throw new Refusal(codes.conflict, sentenceOf(codes.conflict, locale), outcome.guided)
  }

  return {
    getGuided: ({ caller }) => guidedFillings.find(caller.userId),
    answerGuided: (asked) =>
      step(asked, (owner, base) => guidedFillings.answer(owner, base, asked.params.question, asked.params.text)),
    correctGuided: (asked) =>
      step(asked, (owner, base) => guidedFillings.correct(owner, base, Number(asked.params.turn), asked.params.text)),
    pasteGuided: (asked) => step(asked, (owner, base) => guidedFillings.paste(owner, base, asked.params.text)),
    moveGuided: (asked) => step(asked, (owner, base) => guidedFillings.move(owner, base, asked.params.move)),
  }
}
