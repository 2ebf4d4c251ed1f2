import { codes } from '../../../contract/codes.ts'
import { CallFailure } from '../../../contract/failures.ts'
import type { StaffField } from '../../../machines/login/staff-login/fields.ts'
import { staffLoginPaths } from '../../../machines/login/staff-login/staff-login.paths.ts'
import { staffLoginView } from '../../../machines/login/staff-login/staff-login.selectors.ts'
import type { StaffRefusal as Refusal, StaffOutcome } from '../../../machines/login/staff-login/staff-login.types.ts'
import { seeFocused } from '../sights/see.ts'
import { contactsDialog, seeStaff, staffDialog, staffFields } from '../sights/staff.ts'
import { autofill, followWithoutTab, press, visit } from '../world/hands.ts'
import { outcomes, replay } from '../world/replay.ts'
import { openStaff, type StaffWorld } from '../world/staff.tsx'

/** What the server says; a call that fails is answered by itself. */
type StaffRefusal = Exclude<Refusal, { kind: 'failure' }>

const fieldOf = (event: object, world: StaffWorld) => staffFields(world)[(event as { field: StaffField }).field]

const server = (code: number, msg: string) => new CallFailure({ kind: 'server', code, msg, data: null })

/** What the server answers so that the variant on screen says just that. */
function answerOf(refusal: StaffRefusal): CallFailure {
  if (refusal.kind === 'credentials') return server(codes.credentialsWrong, '用户名或密码错误')
  if (refusal.kind === 'frozen') return server(codes.frozen, '已冻结')
  return refusal.kind === 'coded' ? server(refusal.code, refusal.text) : server(codes.refused, refusal.text)
}

/** Which of the two variants says it in these words. */
const saidBy = ({ kind }: StaffRefusal) => (kind === 'frozen' || kind === 'message' ? 'organiser' : 'school')

replay(staffLoginPaths, {
  async open({ input, steps }, options) {
    const settings = staffLoginPaths.inputs[input]
    if (!settings) throw new Error(`no input is named ${input}`)
    const refusal = steps.map(({ event }) => (event as { output?: StaffOutcome }).output).find(isRefused)?.refusal
    const admin = refusal && saidBy(refusal)
    const world = openStaff({ ...options, input: { ...settings, ...(admin && { admin }) } })
    return { world, subject: world.actor }
  },
  perform: {
    ...outcomes('logIn', 'storeIdentity', 'openApp'),
    'FIELD.CHANGED': ({ event }, { world }) =>
      autofill(fieldOf(event, world), (event as unknown as { value: string }).value),
    'FIELD.BLURRED': ({ event }, { world }) => visit(fieldOf(event, world)),
    'FORM.SUBMITTED': async ({ expect: { calls } }, { world }) => {
      await press(staffDialog(world), '登录')
      const rejected = calls.some(({ kind }) => kind === 'emit')
      const [first] = world.actor.getSnapshot().context.rejected
      await seeFocused(first && staffFields(world)[first], rejected)
    },
    'FORGOT.OPENED': (_, { world }) => press(staffDialog(world), '忘记密码'),
    'LINK.FOLLOWED': (_, { world }) => followWithoutTab(staffDialog(world).getByRole('link')),
    'DIALOG.CLOSED': (_, { world }) => {
      const isContacts = staffLoginView(world.actor.getSnapshot()) === 'contacts'
      return isContacts ? press(contactsDialog, '知道了') : press(staffDialog(world), '关闭')
    },
    'xstate.done.actor.logIn': ({ event }, { world }) => {
      const { output } = event as unknown as { output: StaffOutcome }
      if (output.result === 'loggedIn') world.desk.resolve('logIn', output.identity)
      else if (isRefused(output)) world.desk.reject('logIn', answerOf(output.refusal))
    },
  },
  see: ({ world }) => seeStaff(world),
  proves({ steps, input }) {
    const types = new Set(steps.map(({ event }) => event.type))
    const rejected = steps.some(({ expect: { calls } }) => calls.some(({ kind }) => kind === 'emit'))
    const refusal = steps.map(({ event }) => (event as { output?: StaffOutcome }).output).find(isRefused)?.refusal
    const blurred = types.has('FIELD.BLURRED')
    return [
      ...(refusal ? [saidBy(refusal) === 'school' ? 'ADM-3' : 'CHL-2'] : [input === 'organiser' ? 'CHL-1' : 'ADM-1']),
      ...(types.has('FORGOT.OPENED') ? ['CHAN-3'] : []),
      ...(types.has('xstate.done.actor.openApp') ? ['ADM-2'] : []),
      ...(blurred || rejected ? ['VAL-11'] : []),
      ...(rejected ? ['VAL-14'] : []),
    ]
  },
})

function isRefused(outcome: StaffOutcome | undefined): outcome is { result: 'refused'; refusal: StaffRefusal } {
  return outcome?.result === 'refused' && outcome.refusal.kind !== 'failure'
}
