import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { type ActorRefFrom, createActor } from 'xstate'
import type { SiteInfo } from '../../../contract/calls/site.ts'
import type { LoginType } from '../../../contract/rules/storage.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import type { entryMachine } from '../../../machines/login/entry/entry.machine.ts'
import { entryPaths } from '../../../machines/login/entry/entry.paths.ts'
import { provideEntry } from '../../../machines/login/entry/entry.ports.ts'
import type {
  AdminKind,
  EntryDestination,
  EntryInput,
  EntryOutcome,
} from '../../../machines/login/entry/entry.types.ts'
import { type Identity, identityOf } from '../../../machines/login/session/session.selectors.ts'
import { university } from '../../../machines/site/site/site.paths.ts'
import { adminKindOf } from '../../../machines/site/site/site-facts.ts'
import { setWidth } from '../sights/see.ts'
import { outcomes, replay } from '../world/replay.ts'
import { openShell, type ShellWorld } from '../world/shell.tsx'

type Entry = ActorRefFrom<typeof entryMachine>

interface World extends ShellWorld {
  readonly entry: Entry
  readonly destination: EntryDestination
  readonly followed: readonly EntryOutcome[]
  readonly told: readonly Notice[]
}

const sites: Readonly<Record<AdminKind, SiteInfo>> = {
  school: university,
  faculty: { ...university, school: { ...university.school!, school_type: 2 } },
  organiser: {
    ...university,
    type: 3,
    school: null,
    channel: {
      channel: '长三角',
      short_name: '长三角',
      show_content: 3,
      title: '',
      subtitle: '',
      badge: '',
      qr_parameter_id: '',
    },
  },
}

const offices: Readonly<Record<AdminKind, string>> = {
  school: '学校后台',
  faculty: '院系后台',
  organiser: '主办方后台',
}

/** What the header of every site calls what is protected; the rest is not there for everybody. */
const entries: Readonly<Partial<Record<EntryDestination, string>>> = {
  resume: '我的简历',
  aiWriting: 'AI写简历',
  aiDiagnosis: 'AI诊断',
  aiInterview: 'AI模拟面试 Beta',
  employer: '我要招聘',
  login: '登录/注册',
}
const folded: readonly EntryDestination[] = ['aiWriting', 'aiDiagnosis']
const nameOf = ({ destination, admin }: EntryInput) => (destination === 'admin' ? offices[admin] : entries[destination])

/** Each click once, and the back office of each kind of site. */
const inputs = Object.fromEntries(
  Object.entries(entryPaths.inputs).filter(
    ([, input]) =>
      nameOf(input) !== undefined &&
      input.userType === '0' &&
      input.wish === '' &&
      (input.admin === 'school' || input.destination === 'admin') &&
      (input.identity === 'anonymous' || input.destination !== 'login'),
  ),
)

const login = (jump: object) => ({ kind: 'studentLogin', jump, sameTab: false })
const pageAt = (path: string) => ({ kind: 'page', path })
const wanted: Readonly<Partial<Record<EntryDestination, object>>> = {
  login: { mode: 3 },
  resume: { mode: 1 },
  aiWriting: { mode: 9 },
  aiDiagnosis: { mode: 11, destination: 'aiDiagnosis' },
  aiInterview: { mode: 11, destination: 'aiInterview' },
}
const pages: Readonly<Partial<Record<EntryDestination, readonly string[]>>> = {
  resume: ['/resume?from=3', '/resume_create?from=3'],
  aiWriting: ['/aiIntelligentfilling?isAuth=1'],
  aiDiagnosis: ['/diagnosticResult?id=12&type=1', '/aiIntroduction'],
  aiInterview: ['/aiInterviewIntroduce'],
}
const apps = {
  company: { kind: 'app', address: '/company/#/', loginType: 'company' },
  school: { kind: 'app', address: '/school/#/dashboard', loginType: 'school' },
  channel: { kind: 'app', address: '/op/#/schoolBroad/index', loginType: 'channel' },
}
const admins: Readonly<Record<AdminKind, 'school' | 'channel'>> = {
  school: 'school',
  faculty: 'school',
  organiser: 'channel',
}

/** NAV-3, -4, -6, -7, SW-1: what a click may come to for somebody. */
function expected(destination: EntryDestination, admin: AdminKind, identity: Identity): readonly object[] {
  if (destination === 'employer') return [identity === 'company' ? apps.company : { kind: 'employerLogin' }]
  if (destination === 'admin') {
    const own = admins[admin]
    return [identity === own ? apps[own] : { kind: 'staffLogin', admin }]
  }
  if (identity === 'student') return (pages[destination] ?? []).map(pageAt)
  if (identity === 'anonymous') return [login(wanted[destination] ?? {})]
  return [{ kind: 'identitySwitch', from: identity, wanted: wanted[destination] }]
}

/** Who is here, as far as it is known before anything is clicked. */
async function recognise({ desk, session }: ShellWorld, identity: Identity): Promise<void> {
  const answers: Partial<Record<Identity, string>> = { anonymous: '0', student: '7' }
  const userId = answers[identity]
  if (userId) desk.resolve('checkStudentLogin', { userId, isVoid: false, newcomer: null })
  await expect.poll(() => identityOf(session.getSnapshot())).toBe(identity)
}

replay<typeof entryMachine, World>(
  { ...entryPaths, inputs },
  {
    async open({ input }, { inspect }) {
      const given = inputs[input]
      if (!given) throw new Error(`no input is named ${input}`)
      await setWidth('wide')
      const [followed, told] = [[] as EntryOutcome[], [] as Notice[]]
      const info = sites[given.admin]
      const isOther = !['anonymous', 'student', 'unknown'].includes(given.identity)
      let entry: Entry | undefined
      const world = openShell({
        hint: { loginType: isOther ? (given.identity as LoginType) : null, userId: '' },
        // Nobody of a channel would stay on its pages: the site forgets who is here.
        site: { loginType: null },
        answers: { loadSite: { site: info, isPhone: false }, loadSupportLogo: 'shown' },
        onEnter(destination) {
          const logic = provideEntry({
            notify: (notice) => void told.push(notice),
            recogniseIdentity: () => world.desk.call('recogniseIdentity'),
            readFacts: () => world.desk.call('readFacts'),
            follow: (outcome) => void followed.push(outcome),
          })
          const identity = identityOf(world.session.getSnapshot())
          entry = createActor(logic, {
            ...(inspect && { inspect }),
            input: { destination, identity, admin: adminKindOf(info), userType: '0', wish: '' },
          }).start()
        },
      })
      await recognise(world, given.identity)
      const press = (name: string | RegExp) =>
        page.getByRole('banner').getByRole('button', { name, exact: true }).click()
      const name = nameOf(given) ?? ''
      if (folded.includes(given.destination)) await press('AI简历')
      await press(folded.includes(given.destination) ? new RegExp(`^${name} `) : name)
      if (!entry) throw new Error('nothing was entered')
      return { world: { ...world, entry, destination: given.destination, followed, told }, subject: entry }
    },
    perform: outcomes('recogniseIdentity', 'readFacts'),
    async see({ world: { entry, destination, followed, told, overlay } }) {
      const { value, status, context } = entry.getSnapshot()
      const isOver = status === 'done' && value !== 'nothingToDo'
      const may = expected(destination, context.admin, context.identity)
      // Of a student's two pages, the one that the student's own data decides.
      const at = may.length > 1 && !(context.facts?.hasResume ?? true) ? 1 : 0
      expect(followed).toEqual(isOver ? [may[at]] : [])
      expect(told.length).toBe(value === 'nothingToDo' && context.identity === 'student' ? 1 : 0)
      await expect.poll(() => overlay.getSnapshot().value).toBe('none')
      return 'entered'
    },
    unwalked: {
      'entry.deciding always[3] → entry.nothingToDo':
        'nobody is offered a log-in who is there already; an address that asks for one is walked in tests/e2e/login/entry.test.ts',
    },
    proves: () => ['NAV-3', 'NAV-4', 'NAV-6', 'NAV-7', 'SW-1'],
  },
)
