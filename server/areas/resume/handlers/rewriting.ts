import type * as calls from '../../../../contract/calls/rewriting.ts'
import { spend } from '../../../platform/http/rate.ts'
import type { HandlersOf } from '../../../platform/http/registry.ts'
import { ownerOf } from '../../login/registered.ts'
import type { ResumeServices } from '../services.ts'

/** Of one account. */
const LINES_A_MINUTE = 40
/** Milliseconds that whoever waits for an answer is kept waiting. */
const PATIENCE = 20_000

export function rewritingHandlers({ assistant, ephemeral, modelLines }: ResumeServices): HandlersOf<typeof calls> {
  return {
    async rewriteLine({ params, caller, tell, left }) {
      const owner = ownerOf(params, caller)
      await spend(ephemeral, 'account', `rewrite:${owner}`, LINES_A_MINUTE)
      const { section, entry, line, variant, engine = 'rules' } = params
      const agrees = params.agrees === undefined ? null : params.agrees === '1'
      return assistant.rewrite(
        owner,
        { section, entry, line, variant, engine, agrees },
        { tell, signal: AbortSignal.any([left, AbortSignal.timeout(PATIENCE)]) },
      )
    },

    async listModelLines({ params, caller }) {
      return { list: [...(await modelLines.list(ownerOf(params, caller)))] }
    },
  }
}
