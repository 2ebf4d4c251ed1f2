import readForms from '@fastify/formbody'
import fastify, { type FastifyInstance } from 'fastify'
import { BODY_LIMIT } from '../contract/call.ts'
import { calls } from '../contract/calls.ts'
import { areas } from './areas.ts'
import type { AnswerProgram } from './demo/back-office.ts'
import { createMiniprogramBackEnd } from './demo/miniprogram-back-end.ts'
import { rememberCodes } from './demo/recent-codes.ts'
import { registerDemo } from './demo/routes.ts'
import { probe } from './platform/db/open.ts'
import { timely } from './platform/db/timely.ts'
import { createForwardingReport } from './platform/http/addresses/forwarding.ts'
import { proxiesIn } from './platform/http/addresses/proxies.ts'
import { serveEmployerOffice } from './platform/http/employer-office.ts'
import { HSTS, pageHeaders } from './platform/http/headers.ts'
import { answerFailure, answerUnknown, logAnswer } from './platform/http/hooks.ts'
import { registerCalls } from './platform/http/registry.ts'
import { serveClient } from './platform/http/static.ts'
import { isSecure } from './platform/http/visit.ts'
import { createWorker } from './platform/jobs/worker.ts'
import { registerLive } from './platform/live/route.ts'
import { type AppSettings, createPlatform, type Foundations, PATIENCE } from './platform/platform.ts'
import { createSweeper } from './platform/sweeper.ts'
import { createProviders } from './providers/providers.ts'

/** Puts the server together on a database and short-lived state that are open already; it does not listen yet. */
export async function buildApp(settings: AppSettings, foundations: Foundations): Promise<FastifyInstance> {
  const { db, jobs, log, clock, clientDir, patience = PATIENCE } = foundations
  const platform = createPlatform(settings, foundations)
  const { outbox, ...providers } = await createProviders(settings.providers, platform)
  const loginCodes = rememberCodes(providers.miniprogram)
  const built = await areas.build({ ...platform, ...providers, ...(settings.demo && { miniprogram: loginCodes }) })
  const { services } = built

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
  const processes = [createSweeper(built.sweeps, log), ...built.processes]
  if (jobs) processes.push(createWorker(jobs, built.jobs, log))
  app.addHook('onListen', async () => {
    for (const process of processes) process.begin?.()
  })
  for (const process of processes) app.addHook('onClose', () => process.end())
  app.setErrorHandler((error, request, reply) => answerFailure(log, error, request, reply))
  app.setNotFoundHandler(answerUnknown)
  await app.register(readForms)

  registerCalls(app, services, built.calls)
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
    built.pages(pages)
    let answerProgram = async (..._: Parameters<AnswerProgram>) => false
    if (settings.demo && services.miniprogramKey !== null) {
      const backEnd = createMiniprogramBackEnd(pages, services.miniprogramKey, clock)
      const { puzzle } = providers
      answerProgram = await registerDemo(pages, { services, outbox, puzzle, codes: loginCodes, backEnd })
    }
    serveEmployerOffice(pages, clientDir, settings.employerOffice, answerProgram)
    if (!(await serveClient(pages, clientDir, headers, settings.inspector, services.sites.find)))
      log.warn({}, 'The client is not built; run npm run build to have it served here.')
  })
  return app
}
