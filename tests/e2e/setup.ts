import type { TestProject } from 'vitest/node'
import { ensureBuilt } from '../../scripts/build.ts'
import { provideSeededDirectory } from '../seeded-directory.ts'
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
  const deleteDirectory = await provideSeededDirectory(project)
  const server = await startServer({}, project.getProvidedContext().seededDirectory)
  project.provide('port', server.port)
  return async () => {
    await server.remove()
    await deleteDirectory()
  }
}
