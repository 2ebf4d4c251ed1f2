import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { backOfficePaths } from '../../../contract/calls/demo.ts'

/** The document of the desk, among the built files. */
export const DESK_DOCUMENT = 'company/desk.html'

/**
 * Where employers work: the desk of this product, a page of a build of its own, or the way to another office.
 * @param directory of what is built
 * @param address of the back office that a site has already; null for the desk
 * @param answerProgram answers whoever asks for something else than the page; false where it did not
 */
export function serveEmployerOffice(
  app: FastifyInstance,
  directory: string,
  address: string | null,
  answerProgram: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>,
): void {
  const path = backOfficePaths.company
  const isBuilt = existsSync(join(directory, DESK_DOCUMENT))
  const method = ['GET', 'HEAD']
  app.route({ method, url: path.slice(0, -1), handler: (_, reply) => reply.redirect(path) })
  app.route({
    method,
    url: path,
    async handler(request, reply) {
      if (await answerProgram(request, reply)) return reply
      // The browser takes the hash along.
      if (address !== null) return reply.redirect(address)
      return isBuilt ? reply.sendFile(DESK_DOCUMENT) : reply.callNotFound()
    },
  })
}
