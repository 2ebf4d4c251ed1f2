import type { DialogName } from '../../../machines/site/overlay/overlay.types.ts'

/** Code that is fetched when it is first wanted. */
export const dialogs = {
  studentLogin: () => import('./StudentLogin.tsx'),
  logout: () => import('./Logout.tsx'),
  identitySwitch: () => import('./IdentitySwitch.tsx'),
  employerLogin: () => import('./EmployerLogin.tsx'),
  staffLogin: () => import('./StaffLogin.tsx'),
  studentCode: () => import('./StudentCode.tsx'),
  contacts: () => import('./Contacts.tsx'),
  aboutFair: () => import('./AboutFair.tsx'),
  positionsSoon: () => import('./PositionsSoon.tsx'),
  deliver: () => import('./Deliver.tsx'),
  share: () => import('./Share.tsx'),
} satisfies Record<DialogName, unknown>

type Dialogs = { [Name in DialogName]: Awaited<ReturnType<(typeof dialogs)[Name]>>['default'] }

/** Dialogs whose code has come. React.lazy would suspend all the same, and React shows what had suspended 300 ms late. */
export const loadedDialogs: Partial<Dialogs> = {}

/** Importing anew what has come takes a slow machine three frames. */
export async function loadCode(dialog: DialogName): Promise<void> {
  if (loadedDialogs[dialog]) return
  const { default: component } = await dialogs[dialog]()
  Object.assign(loadedDialogs, { [dialog]: component })
}
