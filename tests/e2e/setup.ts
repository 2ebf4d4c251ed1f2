import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../scripts/build.ts'
import { startServer } from './world/server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the server that most files share. */
    readonly port: number
  }
}

/** Builds the product where it has changed, and starts the server that most files share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt()
  const server = await startServer()
  project.provide('port', server.port)
  return () => server.remove()
}
