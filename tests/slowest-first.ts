import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest for their size, the slowest first: what begins last is waited for by everything. */
const slowest = [
  'tests/e2e/login/level-three.test.ts',
  'tests/e2e/inspector/inspector-paths.test.ts',
  'tests/e2e/login/login-barriers.test.ts',
  'tests/e2e/login/other-tabs.test.ts',
  'tests/e2e/inspector/inspector-settings.test.ts',
  'tests/e2e/site/restart.test.ts',
  'tests/e2e/app/content-accessibility.test.ts',
  'tests/model/flows/share-1.test.ts',
  'tests/model/flows/share-2.test.ts',
  'tests/server/processes/process.test.ts',
  'tests/server/processes/notices-restart.test.ts',
  'tests/server/processes/start.test.ts',
  'tests/server/http/contract.test.ts',
  'tests/server/login/password-floods.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const at = slowest.findIndex((file) => moduleId.endsWith(`/${file}`))
  return at < 0 ? slowest.length : at
}

/** Within a project, the slowest files first; vitest goes by size where no earlier run has left durations. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const projects = Map.groupBy(await super.sort(files), ({ project }) => project.name)
    return [...projects.values()].flatMap((own) => own.toSorted((one, other) => rank(one) - rank(other)))
  }
}
