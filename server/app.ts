import readForms from '@fastify/formbody'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { BODY_LIMIT } from '../contract/call.ts'
import { calls } from '../contract/calls.ts'
import { codes } from '../contract/codes.ts'
import { createAdapters } from './adapters/adapters.ts'
import type { Clock } from './adapters/clock.ts'
import type { Ephemeral } from './adapters/ephemeral.ts'
import type { Files } from './adapters/files.ts'
import { authenticationHandlers } from './areas/authentication.ts'
import { captchaHandlers } from './areas/captcha.ts'
import { collectHandlers } from './areas/collect.ts'
import { companiesHandlers } from './areas/companies.ts'
import { deliveriesHandlers } from './areas/deliveries.ts'
import { deskHandlers } from './areas/desk.ts'
import { employerHandlers } from './areas/employer.ts'
import { fairsHandlers } from './areas/fairs.ts'
import { homesHandlers } from './areas/homes.ts'
import { invitationsHandlers } from './areas/invitations.ts'
import { mediaHandlers } from './areas/media.ts'
import { miniprogramHandlers } from './areas/miniprogram.ts'
import { noticesHandlers } from './areas/notices.ts'
import { positionsHandlers } from './areas/positions.ts'
import { practiceHandlers } from './areas/practice/practices.ts'
import { diagnosesHandlers } from './areas/resume/diagnoses.ts'
import { guidedHandlers } from './areas/resume/guided.ts'
import { rewritingHandlers } from './areas/resume/rewriting.ts'
import { resumeHandlers } from './areas/resume.ts'
import { resumeFilesHandlers } from './areas/resume-files.ts'
import { searchHandlers } from './areas/search.ts'
import { searchesHandlers } from './areas/searches.ts'
import { siteHandlers } from './areas/site.ts'
import { staffHandlers } from './areas/staff.ts'
import { transferHandlers } from './areas/transfer.ts'
import { zonesHandlers } from './areas/zones.ts'
import { chooseAssistant } from './assistant/choose.ts'
import { createDiagnoses } from './assistant/diagnoses.ts'
import { createGuidedFillings } from './assistant/guided/guided-fillings.ts'
import { createUnderstanding } from './assistant/guided/understanding.ts'
import { createJudge } from './assistant/judge.ts'
import { createModelLines } from './assistant/model/model-lines.ts'
import { createBrowserIds } from './authentication/browser-ids.ts'
import { createEmployers } from './authentication/employers.ts'
import { createKnownBrowsers } from './authentication/known-browsers.ts'
import { createLockOut } from './authentication/lock-out.ts'
import { createPasswordLogin } from './authentication/password-login.ts'
import { createPasswordReset } from './authentication/password-reset.ts'
import { createPasswords } from './authentication/passwords.ts'
import { createQrLogin } from './authentication/qr-login.ts'
import { createSessions } from './authentication/sessions.ts'
import { CODE_MINUTES, createSmsCodes } from './authentication/sms-codes.ts'
import { createStaff } from './authentication/staff.ts'
import { createStudents } from './authentication/students.ts'
import { createSweeper } from './authentication/sweeper.ts'
import { createTransfers } from './authentication/transfers.ts'
import { createCanonicalOrigin } from './canonical-origin.ts'
import { createAgreements } from './content/agreements.ts'
import { createCollections } from './content/collections.ts'
import { createCompanies } from './content/companies.ts'
import { createDepartments } from './content/departments.ts'
import { createDocuments } from './content/documents.ts'
import { createFairCompanies } from './content/fair-companies.ts'
import { createFairs } from './content/fairs.ts'
import { createFeed } from './content/feed.ts'
import { createHomes } from './content/homes.ts'
import { createLexicon } from './content/lexicon.ts'
import { createMedia } from './content/media.ts'
import { createPositionCounts } from './content/position-counts.ts'
import { createPositionDetails } from './content/position-detail.ts'
import { createPositions } from './content/positions.ts'
import { createReportTokens } from './content/report-token.ts'
import { createSearchHints } from './content/search-hints.ts'
import { createStatistics } from './content/statistics.ts'
import { createSuggester } from './content/suggest.ts'
import { createTalks } from './content/talks.ts'
import { createTerms } from './content/terms.ts'
import { createZones } from './content/zones.ts'
import { registerCrawlers } from './crawlers/routes.ts'
import { createSitemap } from './crawlers/sitemap.ts'
import type { JobStore } from './db/job-store.ts'
import { type Db, probe } from './db/open.ts'
import { timely } from './db/timely.ts'
import { createDeliveries } from './delivery/deliveries.ts'
import { createDesk } from './delivery/desk.ts'
import { createDeskLive } from './delivery/desk-live.ts'
import { createKeptApplications } from './delivery/emptying.ts'
import { createInterviews } from './delivery/interviews.ts'
import { createInvitations } from './delivery/invitations.ts'
import type { AnswerProgram } from './demo/back-office.ts'
import { createMiniprogramBackEnd } from './demo/miniprogram-back-end.ts'
import { rememberCodes } from './demo/recent-codes.ts'
import { registerDemo } from './demo/routes.ts'
import { createSanitiser } from './html.ts'
import { createForwardingReport } from './http/addresses/forwarding.ts'
import { proxiesIn } from './http/addresses/proxies.ts'
import { createDownloads } from './http/answers/downloads.ts'
import { serveEmployerOffice } from './http/employer-office.ts'
import { codeOf, loggable } from './http/failures.ts'
import { HSTS, pageHeaders } from './http/headers.ts'
import { registerCalls, sendFailure } from './http/registry.ts'
import { createSignatures } from './http/signature.ts'
import { serveClient } from './http/static.ts'
import { createUploads } from './http/uploads.ts'
import { isSecure } from './http/visit.ts'
import { createLive } from './live/live.ts'
import { registerLive } from './live/route.ts'
import type { Log } from './log.ts'
import { createNotices } from './notices/notices.ts'
import { createQueue } from './notices/queued.ts'
import { createTeller } from './notices/teller.ts'
import { createNoticeWorker } from './notices/worker.ts'
import { createGradings } from './practice/gradings.ts'
import { createPractices } from './practice/practices.ts'
import { createRecordings } from './practice/recordings.ts'
import { createPublicLists } from './public-lists.ts'
import { randomSessionId } from './random.ts'
import { createResumeFiles } from './resume/files.ts'
import { createPhotos } from './resume/photo.ts'
import { createResumeReader } from './resume/reading/read-resume.ts'
import { createResumes } from './resume/resumes.ts'
import { createScans } from './scans.ts'
import { createSearchCounter } from './searches/counter.ts'
import { createDailyCount } from './searches/daily.ts'
import { createSearches } from './searches/searches.ts'
import type { Services } from './services.ts'
import type { Settings } from './settings.ts'
import { createSettingsOfSites } from './site-settings.ts'
import { createSites } from './sites.ts'

export interface Foundations {
  readonly db: Db
  /** Where a worker finds its jobs; nobody works here without. */
  readonly jobs?: JobStore
  readonly ephemeral: Ephemeral
  /** Those of the database. */
  readonly files: Files
  readonly clock: Clock
  readonly log: Log
  /** Directory of the built client. */
  readonly clientDir: string
  readonly patience?: Patience
}

/** Milliseconds that visitors have; whoever takes longer is hung up on. */
export interface Patience {
  /** For a request's headers, and for all of it. */
  readonly headers: number
  readonly request: number
  /** For the next bytes of a file that is sent to them. */
  readonly stalled: number
  /** Without a byte either way, which the longest work takes less than. */
  readonly idle: number
  /** Between two looks at who is late. */
  readonly check: number
}

export const PATIENCE: Patience = { headers: 10_000, request: 30_000, stalled: 30_000, idle: 180_000, check: 1000 }

/** Puts the server together on a database and short-lived state that are open already; it does not listen yet. */
export async function buildApp(
  settings: Omit<Settings, 'port' | 'host' | 'dataDir' | 'databaseUrl' | 'fsync' | 'redisUrl' | 'logLevel'>,
  foundations: Foundations,
): Promise<FastifyInstance> {
  const { db, jobs, ephemeral, files, clock, log, clientDir, patience = PATIENCE } = foundations
  const sessions = createSessions(db, clock, settings.demo)
  const knownBrowsers = createKnownBrowsers(db, clock)
  const passwords = createPasswords()
  const lockOut = createLockOut(ephemeral, clock)
  const adapters = await createAdapters(settings.providers, { ephemeral, clock, log, codeMinutes: CODE_MINUTES })
  const { puzzle, outbox } = adapters
  const loginCodes = rememberCodes(adapters.miniprogram)
  // The demonstration is its own mini-program's back end.
  const miniprogramKey = settings.providers.miniprogramKey ?? (settings.demo ? randomSessionId() : null)
  const terms = createTerms(db, clock)
  const sites = createSites(db, settings.siteOverlay)
  const siteSettings = createSettingsOfSites(db)
  const sanitiser = createSanitiser(settings.mediaHosts)
  const resumes = createResumes(db, clock)
  const positionCounts = createPositionCounts(db, clock)
  const resumeFiles = createResumeFiles(db, files, clock)
  const live = createLive(ephemeral, sessions, log)
  const positions = createPositions(db, clock, terms)
  const companies = createCompanies(db, clock, terms, sanitiser)
  const lexicon = createLexicon(db, clock, terms)
  const notices = createNotices({ db, clock, terms, sms: adapters.sms, live })
  const judge = createJudge()
  const modelLines = createModelLines(db, clock)
  const { assistant, grader } = await chooseAssistant(settings.providers.ai, { db, modelLines, ephemeral, clock, log })
  const practices = createPractices(db, files, clock)
  const recordings = createRecordings(db, files, clock)
  const services: Services = {
    log,
    ephemeral,
    sms: adapters.sms,
    miniprogram: settings.demo ? loginCodes : adapters.miniprogram,
    sites,
    canonicalOrigin: createCanonicalOrigin(sites, clock),
    siteSettings,
    students: createStudents(db, settings.demo),
    employers: createEmployers(db, settings.demo),
    staff: createStaff(db, settings.demo),
    sessions,
    browserIds: createBrowserIds(settings.secret),
    knownBrowsers,
    passwords,
    passwordLogin: createPasswordLogin({ ephemeral, passwords, lockOut, knownBrowsers }),
    passwordReset: createPasswordReset(db, clock),
    captcha: adapters.captcha,
    smsCodes: createSmsCodes(ephemeral, clock, settings.secret),
    qrLogin: createQrLogin({ ephemeral, sessions, knownBrowsers, clock }),
    signatures: miniprogramKey === null ? null : createSignatures(miniprogramKey, ephemeral, clock),
    transfers: createTransfers(ephemeral, sessions, clock, settings.secret),
    downloads: createDownloads(patience.stalled),
    uploads: createUploads(ephemeral),
    resumeReader: createResumeReader(),
    resumeFiles,
    photos: createPhotos(),
    terms,
    positions,
    positionDetails: createPositionDetails(db, clock, terms, sanitiser),
    feed: createFeed(db, clock, terms),
    companies,
    collections: createCollections(db, clock, terms),
    departments: createDepartments(db, clock, positionCounts),
    zones: createZones(db),
    homes: createHomes(db, clock, terms, positionCounts),
    statistics: createStatistics(db, clock),
    fairs: createFairs(db, clock, terms, sanitiser),
    fairCompanies: createFairCompanies(db, clock, terms),
    talks: createTalks(db, clock, terms),
    media: createMedia(db, clock, sanitiser),
    agreements: createAgreements({
      db,
      sites,
      settings: siteSettings,
      sanitiser,
      keepApplicationsDays: settings.keepApplicationsDays,
    }),
    reportTokens: createReportTokens(clock, settings.secret),
    resumes,
    deliveries: createDeliveries({ db, files: resumeFiles, clock, terms, live }),
    diagnoses: createDiagnoses(db, clock, judge),
    assistant,
    modelLines,
    practices,
    gradings: createGradings(db, clock, grader),
    recordings,
    guidedFillings: createGuidedFillings(db, clock, createUnderstanding()),
    desk: createDesk(db, resumeFiles, clock, terms),
    deskLive: createDeskLive(db, live),
    interviews: createInterviews(db, clock, live),
    invitations: createInvitations(db, clock, terms),
    notices,
    searches: createSearches(db, clock, terms),
    scans: createScans(clock),
    publicLists: createPublicLists(),
    suggester: createSuggester(db, clock, terms, lexicon),
    searchHints: createSearchHints(positions, companies, lexicon),
    live,
  }

  const isProxy = proxiesIn(settings.trustedProxies)
  const app = fastify({
    logger: false,
    trustProxy: settings.trustedProxies.length > 0 && isProxy,
    exposeHeadRoutes: false,
    bodyLimit: BODY_LIMIT,
    requestTimeout: patience.request,
    connectionTimeout: patience.idle,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.check },
    forceCloseConnections: 'idle',
  })
  const reportForwarding = createForwardingReport(log, isProxy)
  app.addHook('onRoute', (route) => {
    // A line per poll would drown the rest, and any hook costs it a twentieth.
    if (route.url === calls.loginByQrCode.path) return
    route.onRequest = reportForwarding
    route.onResponse = (request, reply) => logAnswer(log, request, reply)
  })
  const kept = createKeptApplications(db, clock, settings.keepApplicationsDays)
  // What may lie elsewhere comes last, so that its outage keeps nothing else from being swept.
  const sweeper = createSweeper(
    [sessions, knownBrowsers, resumes, notices, kept, practices, recordings, resumeFiles],
    log,
  )
  app.addHook('onListen', async () => sweeper.begin())
  app.addHook('onClose', () => sweeper.end())
  app.addHook('onClose', () => judge.end())
  const documents = createDocuments(db, terms, log)
  app.addHook('onListen', async () => documents.begin())
  app.addHook('onClose', () => documents.end())
  if (jobs) {
    const teller = createTeller({ db, clock, sms: adapters.sms, live, log })
    const daily = createDailyCount(createSearchCounter({ db, clock, positions, log }), log)
    const { diagnoses, gradings } = services
    const kinds = [
      daily,
      createQueue('diagnoses', diagnoses, log, { failed: 'a diagnosis failed' }),
      createQueue('gradings', gradings, log, { failed: 'a grading failed', atOnce: 4, expire: 120 }),
    ]
    const worker = createNoticeWorker(jobs, teller, kinds, log)
    app.addHook('onListen', async () => worker.begin())
    app.addHook('onClose', () => worker.end())
  }
  app.setErrorHandler((error, request, reply) => fail(log, error, request, reply))
  app.setNotFoundHandler(answerUnknown)
  await app.register(readForms)

  registerCalls(app, services, {
    ...authenticationHandlers(services),
    ...captchaHandlers(services, puzzle),
    ...siteHandlers(services),
    ...employerHandlers(services),
    ...staffHandlers(services),
    ...transferHandlers(services),
    ...positionsHandlers(services),
    ...companiesHandlers(services),
    ...collectHandlers(services),
    ...resumeFilesHandlers(services),
    ...homesHandlers(services),
    ...zonesHandlers(services),
    ...fairsHandlers(services),
    ...mediaHandlers(services),
    ...miniprogramHandlers(services),
    ...resumeHandlers(services),
    ...deliveriesHandlers(services),
    ...deskHandlers(services),
    ...diagnosesHandlers(services),
    ...rewritingHandlers(services),
    ...guidedHandlers(services),
    ...practiceHandlers(services),
    ...invitationsHandlers(services),
    ...noticesHandlers(services),
    ...searchHandlers(services),
    ...searchesHandlers(services),
  })
  registerLive(app, services)
  const headers = pageHeaders(settings)
  const secureHeaders = { ...headers, ...HSTS }
  await app.register(async (pages) => {
    pages.addHook('onRequest', async (request, reply) => {
      reply.headers(isSecure(request) ? secureHeaders : headers)
    })
    pages.get('/healthz', async () => {
      await timely(probe(db))
      return { ok: true }
    })
    registerCrawlers(pages, services, createSitemap(db, clock), settings.mediaHosts)
    let answerProgram = async (..._: Parameters<AnswerProgram>) => false
    if (settings.demo && miniprogramKey !== null) {
      const backEnd = createMiniprogramBackEnd(pages, miniprogramKey, clock)
      answerProgram = await registerDemo(pages, { services, outbox, puzzle, codes: loginCodes, backEnd })
    }
    serveEmployerOffice(pages, clientDir, settings.employerOffice, answerProgram)
    if (!(await serveClient(pages, clientDir, headers, settings.inspector, services.sites.find)))
      log.warn({}, 'The client is not built; run npm run build to have it served here.')
  })
  return app
}

/** The route's pattern, never the address itself: addresses carry phones, codes and tickets. */
async function logAnswer(log: Log, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { method, routeOptions } = request
  log.info(
    { method, route: routeOptions.url, status: reply.raw.statusCode, ms: Math.round(reply.elapsedTime) },
    'answered',
  )
}

/** A page's address without its #. */
const PAGE = /^\/[A-Za-z_]+(?:\?|$)/

/** A page whose # was lost is led to; what no page can be leads home; a call gets its envelope. */
function answerUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined {
  const isVisit = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html')
  if (isVisit && request.url !== '/' && !request.url.startsWith('/api/')) {
    return reply.redirect(PAGE.test(request.url) ? `/#${request.url}` : '/')
  }
  sendFailure(reply, codes.notFound)
}

/** What reaches the framework's own handler: unreadable bodies, pages that threw, a database that is gone. */
function fail(log: Log, error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  const code = status >= 400 && status < 500 ? codes.badParameters : codeOf(error)
  if (code === codes.internal) log.error({ route: request.routeOptions.url, err: loggable(error) }, 'request failed')
  // The rest of a body that is too large is not waited for.
  if (status === 413) reply.raw.setHeader('connection', 'close')
  sendFailure(reply, code)
}
