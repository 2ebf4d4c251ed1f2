import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import type { Identity } from '../session/session.selectors.ts'
import { entryMachine } from './entry.machine.ts'
import { entryProperties } from './entry.properties.ts'
import { type AdminKind, type EntryInput, entryDestinations } from './entry.types.ts'

export const identities = [
  'anonymous',
  'student',
  'school',
  'company',
  'channel',
  'unknown',
] as const satisfies Identity[]
export const adminKinds = ['school', 'faculty', 'organiser'] as const satisfies AdminKind[]
/** '1' stands for every user type but '0'. */
export const userTypes = ['0', '1'] as const

const wishing = { identity: 'anonymous', admin: 'school', userType: '0', wish: '/myCollect' } as const

/** Every combination there is, by name. */
const everyInput = (): Record<string, EntryInput> =>
  Object.fromEntries(
    entryDestinations.flatMap((destination) =>
      identities.flatMap((identity) =>
        adminKinds.flatMap((admin) =>
          userTypes.map((userType) => [
            [destination, identity, admin, userType].join(' '),
            { destination, identity, admin, userType, wish: '' },
          ]),
        ),
      ),
    ),
  )

export const entryPaths = catalogue({
  flow: 'entry',
  machine: entryMachine,
  inputs: {
    ...everyInput(),
    'login with a wish': { destination: 'login', ...wishing },
    'isLogin with a wish': { destination: 'isLogin', ...wishing },
    'resume with a wish': { destination: 'resume', ...wishing },
  },
  events: [],
  actors: {
    recogniseIdentity: {
      done: identities.filter((identity) => identity !== 'unknown'),
      error: [new Error('the page is closing')],
    },
    readFacts: {
      done: [
        { hasResume: true, diagnosisId: '12' },
        { hasResume: false, diagnosisId: '' },
      ],
      error: [new CallFailure({ kind: 'timeout' })],
    },
  },
  delays: {},
  equivalent: {
    'entry.deciding always[1, 2]: swap': 'a destination is one of the two, never both',
    'entry.deciding always[2, 3]: swap': 'the back offices are neither isLogin nor login',
    'entry.deciding always[4, 5]: swap': 'only a student needs facts, and no student is of another identity',
  },
  properties: entryProperties,
})
