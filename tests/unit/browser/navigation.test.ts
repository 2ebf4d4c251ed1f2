import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Jump } from '../../../machines/login/student-login/jump.ts'
import { collegePositionsQuery, positionsQuery, recommendationsQuery } from '../../../src/api/positions.ts'
import { INIT_EVENT } from '../../../src/browser/page/init-event.ts'
import { createNavigation } from '../../../src/browser/page/navigation.ts'

function tab() {
  return { closed: false, opener: {} as unknown, close: vi.fn(), location: { replace: vi.fn() } }
}

const opening = vi.fn<(address: string, target: string) => ReturnType<typeof tab> | null>()
const dispatched: [string, unknown][] = []
const page = { origin: 'http://univ.localhost:8080', pathname: '/' }
const resume: Jump = { kind: 'open', path: '/resume', tab: 'new' }

let queryClient: QueryClient
const goTo = vi.fn<(path: string) => void>()
const refresh = (queryKey: readonly string[]) => queryClient.invalidateQueries({ queryKey })

beforeEach(() => {
  opening.mockReset().mockImplementation(tab)
  dispatched.length = 0
  goTo.mockReset()
  vi.stubGlobal('location', page)
  vi.stubGlobal('window', {
    open: opening,
    dispatchEvent: (event: CustomEvent) => dispatched.push([event.type, event.detail]),
  })
  queryClient = new QueryClient()
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a new tab', () => {
  it('is opened inside the click and pointed later [STU-4]', async () => {
    const reserved = tab()
    opening.mockReturnValue(reserved)
    const navigation = createNavigation({ refresh, goTo })
    navigation.reserveTab()
    expect(opening.mock.calls).toEqual([['about:blank', '_blank']])
    await expect(navigation.carryOut(resume)).resolves.toBe('done')
    expect(opening).toHaveBeenCalledTimes(1)
    expect(reserved.location.replace.mock.calls).toEqual([['http://univ.localhost:8080/#/resume']])
    expect(reserved.opener).toBeNull()
    expect(reserved.close).not.toHaveBeenCalled()
    expect(goTo).not.toHaveBeenCalled()
  })

  it('is opened at last where none was reserved [STU-4]', async () => {
    const opened = tab()
    opening.mockReturnValue(opened)
    await expect(createNavigation({ refresh, goTo }).carryOut(resume)).resolves.toBe('done')
    expect(opened.location.replace.mock.calls).toEqual([['http://univ.localhost:8080/#/resume']])
  })

  it('a tab that the browser refuses is said to be blocked [STU-4]', async () => {
    opening.mockReturnValue(null)
    const navigation = createNavigation({ refresh, goTo })
    navigation.reserveTab()
    await expect(navigation.carryOut(resume)).resolves.toBe('blocked')
  })

  it('a tab that the visitor closed meanwhile is said to be blocked [STU-4]', async () => {
    opening.mockReturnValue({ ...tab(), closed: true })
    const navigation = createNavigation({ refresh, goTo })
    navigation.reserveTab()
    await expect(navigation.carryOut(resume)).resolves.toBe('blocked')
  })

  it('a tab that nobody needs is closed, once [STU-7]', () => {
    const reserved = tab()
    opening.mockReturnValue(reserved)
    const navigation = createNavigation({ refresh, goTo })
    navigation.reserveTab()
    navigation.releaseTab()
    navigation.releaseTab()
    expect(reserved.close).toHaveBeenCalledTimes(1)
  })
})

describe('a jump in the same tab', () => {
  it('goes to the path [STU-4]', async () => {
    const outcome = await createNavigation({ refresh, goTo }).carryOut({ ...resume, tab: 'same' })
    expect([outcome, goTo.mock.calls, opening.mock.calls]).toEqual(['done', [['/resume']], []])
  })

  it.each([
    ['parent', ['positions', 'college', 'recommendations', 'student']],
    ['positions', ['positions', 'college']],
    ['recommendations', ['recommendations']],
    ['aiResume', ['student']],
  ] as const)('refreshes %s [STU-4]', async (what, stale) => {
    const keys = {
      positions: positionsQuery({ city: ['jianglin'] }, 1, '').queryKey,
      college: collegePositionsQuery({}, 1, '7').queryKey,
      recommendations: recommendationsQuery({}, 1, '7').queryKey,
      student: ['student', 'aiResume'],
    }
    for (const key of Object.values(keys)) queryClient.setQueryData(key, 'fresh')
    await createNavigation({ refresh, goTo }).carryOut({ kind: 'refresh', what })
    const found = Object.entries(keys).filter(([, key]) => queryClient.getQueryState(key)?.isInvalidated)
    expect(found.map(([name]) => name)).toEqual(stale)
  })

  it('tells the page that hosts the login [STU-4]', async () => {
    await expect(
      createNavigation({ refresh, goTo }).carryOut({ kind: 'emitInit', destination: 'aiDiagnosis' }),
    ).resolves.toBe('done')
    expect(dispatched).toEqual([[INIT_EVENT, 'aiDiagnosis']])
  })
})
