import { assign, setup } from 'xstate'
import type { SiteInfo } from '../../contract/calls/site.ts'
import { failureOf } from '../../contract/failures.ts'
import { actionPlaceholder, promisePlaceholder } from '../placeholder.ts'
import { parseExhibitions } from './exhibition.ts'
import type { SiteContext, SiteEvent, SiteInput } from './site.types.ts'

/** Loads what the host stands for and decides which shell frames it (SITE-1, SHELL-1 to SHELL-3). */
export const siteMachine = setup({
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    input: {} as SiteInput,
    tags: {} as 'ready',
  },
  actors: {
    loadSiteInfo: promisePlaceholder<SiteInfo, { domain: string }>('loadSiteInfo'),
  },
  actions: {
    reportMalformedExhibitions: actionPlaceholder('reportMalformedExhibitions'),
  },
  guards: {
    areExhibitionsMalformed: ({ context }) =>
      context.site !== null && parseExhibitions(context.site.exhibition) === null,
    isFramed: ({ context: { site } }) =>
      site?.type === 1 || site?.school?.is_show_jobfair === 1 || site?.channel?.show_content === 3,
    isSchool: ({ context: { site } }) => site?.type === 2,
  },
}).createMachine({
  id: 'site',
  context: ({ input }) => ({ domain: input.domain, site: null, exhibitions: [], failure: null }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadSiteInfo',
        src: 'loadSiteInfo',
        input: ({ context }) => ({ domain: context.domain }),
        onDone: {
          target: 'ready',
          actions: assign({
            site: ({ event }) => event.output,
            exhibitions: ({ event }) => parseExhibitions(event.output.exhibition) ?? [],
            failure: null,
          }),
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    failed: { on: { RETRIED: 'loading' } },
    ready: {
      tags: 'ready',
      initial: 'reviewing',
      states: {
        reviewing: {
          always: [
            { guard: 'areExhibitionsMalformed', target: 'deciding', actions: 'reportMalformedExhibitions' },
            { target: 'deciding' },
          ],
        },
        deciding: {
          always: [
            { guard: 'isFramed', target: 'framed' },
            { guard: 'isSchool', target: 'transferLogin' },
            { target: 'employerLogin' },
          ],
        },
        framed: { description: 'Header, content and footer.' },
        transferLogin: { description: 'A school whose job fair is hidden.' },
        employerLogin: { description: 'A channel that shows no content of its own.' },
      },
    },
  },
})
