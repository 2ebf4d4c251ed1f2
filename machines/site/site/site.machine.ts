import { assign, setup } from 'xstate'
import { isBrandHost } from '../../../contract/brand-hosts.ts'
import type { DomainConfig } from '../../../contract/calls/site.ts'
import { failureOf } from '../../../contract/failures.ts'
import { isFramed } from '../../../contract/framed-sites.ts'
import { actionPlaceholder, promisePlaceholder } from '../../kit/placeholder.ts'
import { EMPLOYER_APP, ORGANISER_APP } from '../../login/back-offices.ts'
import { parseExhibitions } from './exhibition.ts'
import type { SiteContext, SiteEvent, SiteInput, SiteLoaded } from './site.types.ts'
import { jumpAddress } from './site-facts.ts'

/** Loads what the host stands for and decides which shell frames it (SITE-1, SITE-5, SHELL-1 to SHELL-6, HOME-1). */
export const siteMachine = setup({
  types: {
    context: {} as SiteContext,
    events: {} as SiteEvent,
    input: {} as SiteInput,
    tags: {} as 'ready',
  },
  actors: {
    loadSite: promisePlaceholder<SiteLoaded, { domain: string }>('loadSite'),
    loadSupportLogo: promisePlaceholder<'shown' | 'hidden'>('loadSupportLogo'),
    loadDomainConfig: promisePlaceholder<DomainConfig, { domain: string }>('loadDomainConfig'),
  },
  actions: {
    reportMalformedExhibitions: actionPlaceholder('reportMalformedExhibitions'),
    rememberSite: actionPlaceholder('rememberSite') as (
      _: unknown,
      params: Pick<SiteContext, 'site' | 'config'>,
    ) => void,
    leave: actionPlaceholder('leave') as (_: unknown, params: { address: string }) => void,
  },
  guards: {
    areExhibitionsMalformed: ({ context }) =>
      context.site !== null && parseExhibitions(context.site.exhibition) === null,
    goesToPhonePage: ({ context: { isPhone, staysOnDesktop } }) => isPhone && !staysOnDesktop,
    isEmployerOfChannel: ({ context: { site, loginType } }) => site?.type === 3 && loginType === 'company',
    isOrganiserOfChannel: ({ context: { site, loginType } }) => site?.type === 3 && loginType === 'channel',
    isEmployerApp: ({ context: { site } }) => site?.channel?.show_content === 2,
    isFramed: ({ context: { site } }) => site !== null && isFramed(site),
    isSchool: ({ context: { site } }) => site?.type === 2,
    isMain: ({ context: { site } }) => site?.type === 1,
    isFaculty: ({ context: { site } }) => site?.school?.school_type === 2,
    isBrandHost: ({ context: { site } }) => site !== null && isBrandHost(site),
  },
}).createMachine({
  id: 'site',
  context: ({ input }) => ({
    ...input,
    site: null,
    isPhone: false,
    exhibitions: [],
    config: null,
    supportLogo: 'unknown',
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        id: 'loadSite',
        src: 'loadSite',
        input: ({ context }) => ({ domain: context.domain }),
        onDone: {
          target: 'ready',
          actions: assign({
            site: ({ event }) => event.output.site,
            isPhone: ({ event }) => event.output.isPhone,
            exhibitions: ({ event }) => parseExhibitions(event.output.site.exhibition) ?? [],
            failure: null,
          }),
        },
        onError: { target: 'failed', actions: assign({ failure: ({ event }) => failureOf(event.error) }) },
      },
    },
    failed: { on: { RETRIED: 'loading' } },
    ready: {
      tags: 'ready',
      entry: { type: 'rememberSite', params: ({ context: { site } }) => ({ site, config: null }) },
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
            { guard: 'goesToPhonePage', target: 'leavingForPhonePage' },
            { guard: 'isEmployerOfChannel', target: 'leavingForEmployerApp' },
            { guard: 'isOrganiserOfChannel', target: 'leavingForOrganiserApp' },
            { guard: 'isEmployerApp', target: 'leavingForEmployerApp' },
            { guard: 'isFramed', target: 'framed' },
            { guard: 'isSchool', target: 'transferLogin' },
            { target: 'employerLogin' },
          ],
        },
        leavingForPhonePage: {
          entry: { type: 'leave', params: ({ context }) => ({ address: jumpAddress(context.site!, context.path) }) },
        },
        leavingForEmployerApp: { entry: { type: 'leave', params: { address: EMPLOYER_APP } } },
        leavingForOrganiserApp: { entry: { type: 'leave', params: { address: ORGANISER_APP } } },
        framed: {
          description: 'Header, content and footer.',
          invoke: {
            id: 'loadSupportLogo',
            src: 'loadSupportLogo',
            onDone: { actions: assign({ supportLogo: ({ event }) => event.output }) },
            onError: { actions: assign({ supportLogo: 'shown' }) },
          },
          initial: 'choosing',
          states: {
            choosing: {
              always: [
                { guard: 'isMain', target: 'mainHome' },
                { guard: 'isFaculty', target: 'facultyHome' },
                { guard: 'isBrandHost', target: 'brandedHome' },
                { target: 'landing' },
              ],
            },
            mainHome: {},
            facultyHome: { description: 'Home leads to the positions of the faculty.' },
            brandedHome: {},
            landing: {},
          },
        },
        transferLogin: {
          description: 'A school whose job fair is hidden; its footer names the technical support, too.',
          invoke: {
            id: 'loadSupportLogo',
            src: 'loadSupportLogo',
            onDone: { actions: assign({ supportLogo: ({ event }) => event.output }) },
            onError: { actions: assign({ supportLogo: 'shown' }) },
          },
        },
        employerLogin: {
          description: 'A channel that shows no content of its own. Whoever logs in in another tab is let on here too.',
          initial: 'loadingConfig',
          on: {
            'IDENTITY.RECOGNISED': [
              { guard: ({ event }) => event.identity === 'company', target: 'leavingForEmployerApp' },
              { guard: ({ event }) => event.identity === 'channel', target: 'leavingForOrganiserApp' },
            ],
          },
          states: {
            loadingConfig: {
              invoke: {
                id: 'loadDomainConfig',
                src: 'loadDomainConfig',
                input: ({ context }) => ({ domain: context.domain }),
                onDone: { target: 'shown', actions: assign({ config: ({ event }) => event.output }) },
                onError: 'shown',
              },
            },
            shown: {
              entry: { type: 'rememberSite', params: ({ context: { site, config } }) => ({ site, config }) },
            },
          },
        },
      },
    },
  },
})
