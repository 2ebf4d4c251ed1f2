import { deliverResume, getDeliverStatus, getResumeList } from '../../../contract/calls/deliveries.ts'
import { type Failure, failureOf } from '../../../contract/failures.ts'
import type { Step } from '../../../harness/paths.ts'
import { deliverPaths } from '../../../machines/applications/deliver/deliver.paths.ts'
import type { Offer, Receipt } from '../../../machines/applications/deliver/deliver.types.ts'
import { DeliverDialog } from '../models/deliver-dialog.ts'
import { LoginDialog } from '../models/login-dialog.ts'
import { Shell } from '../models/shell.ts'
import { logInAs, logInElsewhere, logOutElsewhere, student } from '../world/identities.ts'
import { eventually, FAILED_REQUEST, type World } from '../world.ts'
import { Gate } from './gate.ts'
import type { Play } from './play.ts'
import { codeOf, outputOf, stepOf } from './steps.ts'

const POSITION = '17'
const WAIT = 'the wait for a login ends with the page alone'

/** The sentences of the dialog, by state; of a refusal, by why. */
const titles: Readonly<Record<string, string>> = {
  unread: '没有加载出来',
  delivered: '投递成功',
  elsewhere: '这个职位已经投递过',
  already: '这个职位投递过了',
  closed: '这个职位已停止招聘',
  incomplete: '简历还缺手机号',
  noResume: '还没有简历',
  attachmentGone: '这份附件已被删除',
  tooMany: '这一小时投递得够多了',
  withdrawn: '这个职位的投递已撤回',
}

const failureIn = ({ event }: Step): Failure => failureOf('error' in event ? event.error : null)
const refusalIn = ({ expect }: Step) => (expect.context as unknown as { refusal: { why: string } | null }).refusal

/** A delivery whose offers and answers the path decides on; the page, its dialogs and the log-in are the product's. */
export const deliverPlay = (world: World): Play<(typeof deliverPaths)['machine']> => ({
  catalogue: deliverPaths,
  inputs: ['fresh'],
  omissions: [{ actor: 'askLogin', kind: 'error', is: () => true, reason: WAIT }],
  unwalked: { 'deliver.asking error askLogin[0] → deliver.closed': WAIT },
  async open(path) {
    const visitor = await world.visit()
    const { page, context } = visitor
    visitor.complaints.expect(FAILED_REQUEST)
    await logInAs(visitor, world.demo, student('13800000017'))
    let standing: Offer['status'] = null
    let reads = 0
    await visitor.intercept(getDeliverStatus, (route) => {
      reads += 1
      const list = standing ? [{ position_id: POSITION, status: standing }] : []
      return route.fulfill({ json: { code: 0, msg: '', data: { list } } })
    })
    await visitor.open(`/job?id=${POSITION}`)
    const gate = await Gate.before(visitor, [getResumeList, deliverResume])
    const dialog = new DeliverDialog(page)
    const login = new LoginDialog(page)
    const shell = new Shell(page)
    // By its text: behind a dialog nothing has a role.
    const button = page
      .locator('main button')
      .filter({ hasText: /^(?:投递简历|投递中…)$/ })
      .first()
    // A live stream that was lost and came back has it read anew, as often as that happens.
    await eventually(() => reads).toBeGreaterThan(0)
    await button.waitFor()
    standing = outputOf<Offer>(stepOf(path, 'xstate.done.actor.read'))?.status ?? null
    await button.click()

    const press = (name: RegExp) => () => dialog.root.getByRole('button', { name }).click()
    const loseSession = () => context.clearCookies({ name: 'session_id' })
    const see: Record<string, (step: Step | undefined) => Promise<void>> = {
      reading: () => dialog.root.getByRole('status', { name: '正在准备投递' }).waitFor(),
      async fresh(step) {
        await dialog.seeChoice()
        const { choice, message } = step!.expect.context as unknown as { choice: string | null; message: string }
        const chosen = choice === null ? [] : [choice === 'resume' ? /^我的简历/ : /^英文简历\.pdf/]
        await eventually(() => dialog.root.getByRole('radio', { checked: true }).count()).toBe(chosen.length)
        for (const name of chosen) await eventually(() => dialog.option(name).isChecked()).toBe(true)
        await eventually(() => dialog.message.inputValue()).toBe(message)
      },
      failed: () =>
        dialog.root
          .getByRole('alert')
          .getByText(/还没有投递|不会重复投递|请稍后再试/)
          .waitFor(),
      refused: (step) => dialog.see(titles[(step && refusalIn(step)?.why) ?? ''] ?? ''),
      seen: () => eventually(() => dialog.button('投递').getAttribute('aria-busy')).toBe('true'),
      async unseen() {
        await dialog.seeGone()
        await dialog.buttonOf('投递中…').waitFor()
      },
      async aside() {
        await dialog.seeGone()
        await dialog.buttonOf('投递简历').waitFor()
      },
    }
    const told: Record<string, RegExp> = { true: /^已投递「.+」$/, false: /之前已经投递过，这次的没有发出。$/ }

    return {
      perform: {
        async 'xstate.done.actor.askLogin'({ step }) {
          if (outputOf<boolean>(step)) return
          await login.seeWaiting()
          await login.close()
        },
        async 'xstate.done.actor.read'({ step }) {
          const { resume, attachments } = outputOf<Offer>(step)!
          await gate.answer(getResumeList, { code: 0, msg: '', data: { resume, attachments } })
        },
        async 'xstate.error.actor.read'({ step }) {
          if (codeOf(step) === null) return gate.cut(getResumeList)
          await loseSession()
          await gate.pass(getResumeList)
        },
        async 'OFFER.CHOSEN'({ step }) {
          const { choice } = step.event as unknown as { choice: string }
          await dialog.option(choice === 'resume' ? /^我的简历/ : /^英文简历\.pdf/).check()
        },
        'MESSAGE.TYPED': ({ step }) => dialog.message.fill((step.event as unknown as { message: string }).message),
        CONFIRMED: press(/^(?:投递|重试)$/),
        RETRIED: press(/^(?:重试|返回投递)$/),
        'WAY.TAKEN': press(/^(?:去写简历|去补齐简历|看看其他职位|查看投递进展)$/),
        'DIALOG.CLOSED': () => page.keyboard.press('Escape'),
        async 'DIALOG.ASKED'({ step, next }) {
          if (step.expect.value !== 'asking') return button.click()
          if (next && outputOf<boolean>(next) === false) await logOutElsewhere(visitor)
          await button.dispatchEvent('click')
        },
        'STUDENT.CHANGED'({ step }) {
          const { userId } = step.event as unknown as { userId: string }
          return userId === '' ? logOutElsewhere(visitor) : logInElsewhere(visitor, world.demo, student('13800000003'))
        },
        async 'xstate.done.actor.send'({ step }) {
          const { deliveredAt, isKept } = outputOf<Receipt>(step)!
          const data = { id: '1', status: 'submitted', delivered_at: deliveredAt, is_kept: isKept }
          await gate.answer(deliverResume, { code: 0, msg: '', data })
          if (step.expect.value === 'closed') await shell.seeNoticeLike(told[String(isKept)]!)
        },
        async 'xstate.error.actor.send'({ step }) {
          const failure = failureIn(step)
          if (failure.kind !== 'server') return gate.cut(deliverResume)
          if (failure.code === 20011) {
            await loseSession()
            return gate.pass(deliverResume)
          }
          await gate.answer(deliverResume, failure)
          if (step.expect.value === 'closed') await shell.seeNoticeLike(new RegExp(`^${failure.msg}$`))
          if (step.expect.value === 'aside') await shell.seeNoticeLike(/没有投递成功/)
        },
      },
      async see(value, { step, next }) {
        // Who is logged in is asked for no login: it is read at once.
        if (value === 'asking' && step?.event.type === 'DIALOG.ASKED') return next ? undefined : see['reading']?.(step)
        if (value === 'asking') return next ? undefined : login.seeWaiting()
        if (value === 'closed') return dialog.seeGone()
        const name = JSON.stringify(value).match(/(\w+)"\}*$/)?.[1] ?? ''
        await (see[name]?.(step) ?? dialog.see(titles[name] ?? ''))
      },
    }
  },
})
