import type { TestProject } from 'vitest/node'
import { provideSeededDirectory } from '../seeded-directory.ts'
import { START } from './world/content-rows.ts'

/** Vitest's global set-up: the demonstration is seeded once; each test file's database begins as a copy of it. */
export default (project: TestProject): Promise<() => Promise<void>> => provideSeededDirectory(project, START)
