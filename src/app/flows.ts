import type { SiteInfo } from '../../contract/calls/site.ts'
import { learnBrowser } from '../browser/tabs/tabs.ts'
import type { PageFlows } from '../shared/actors/actors.ts'
import { once } from './once.ts'

async function loadEmployerAuth(site: SiteInfo): ReturnType<PageFlows['employerAuth']> {
  const [{ employerAuth, employerAuthInput }] = await Promise.all([import('./login/employer.ts'), learnBrowser()])
  return { logic: employerAuth(site), input: employerAuthInput(site) }
}

async function loadHome(home: 'main' | 'branded'): ReturnType<PageFlows['home']> {
  const { beginReads, homeFlows } = await import('./homes/homes.ts')
  beginReads(home)
  return homeFlows
}

/** Flows of pages, with their effects. */
export const flows: PageFlows = {
  transfer: async () => (await import('./login/transfer.ts')).transferLogic,
  collecting: once(async () => (await import('./jobs/collect.ts')).collecting),
  subscribing: once(async () => (await import('./jobs/subscriptions.ts')).subscribing),
  searchSuggest: once(async () => (await import('./jobs/search-suggest.ts')).searchSuggest),
  employerAuth: once(loadEmployerAuth),
  home: loadHome,
  boothMap: once(async () => (await import('./fairs/booth-map.ts')).boothMap),
  resume: async () => (await import('./resume/open.ts')).openResume(),
  takeAway: once(async () => (await import('./resume/take-away.ts')).takeAway),
  playback: once(async () => (await import('./playback.ts')).playback),
  resumeUpload: once(async () => (await import('./resume/upload.ts')).resumeUpload),
  diagnosis: once(async () => (await import('./resume/assistant/diagnosis.ts')).diagnosis),
  suggestion: once(async () => (await import('./resume/assistant/suggestion.ts')).suggestion),
  guidedFilling: once(async () => (await import('./resume/assistant/guided-filling.ts')).guidedFilling),
  practice: once(async () => (await import('./practice/practice.ts')).practice),
  attachments: once(async () => (await import('./resume/attachments.ts')).attachments),
  deliveryFeedback: once(async () => (await import('./applications/delivery-feedback.ts')).deliveryFeedback),
  interviews: once(async () => (await import('./applications/interviews.ts')).interviews),
  noticeCentre: once(async () => (await import('./notices/notice-centre.ts')).noticeCentre),
  photo: once(async () => (await import('./resume/photo.ts')).photo),
}
