import { userEvent } from 'vitest/browser'
import type { ScanStatus } from '../../../contract/calls/authentication.ts'
import { qrLoginPaths } from '../../../machines/login/qr-login/qr-login.paths.ts'
import { qrLoginView } from '../../../machines/login/qr-login/qr-login.selectors.ts'
import type { PollAnswer } from '../../../machines/login/qr-login/qr-login.types.ts'
import { qrSights, refreshNames } from '../sights/qr.ts'
import { button, dialog } from '../sights/see.ts'
import { openLogin } from '../world/login.tsx'
import { outcomes, replay } from '../world/replay.ts'
import { qrPicture } from '../world/site.ts'

const AFTER_POLL = 'xstate.after.POLL_INTERVAL.qrLogin.live.polling.waiting'

replay(qrLoginPaths, {
  async open(_, options) {
    const world = openLogin(options)
    const subject = world.actor.getSnapshot().children.qrLogin
    if (!subject) throw new Error('the dialog opens with a QR code')
    return { world, subject }
  },
  perform: {
    ...outcomes('fetchQrCode', 'poll'),
    'xstate.done.actor.fetchQrCode': (_, { world }) =>
      world.desk.resolve('fetchQrCode', { uuid: 'uuid', picture: qrPicture }),
    [AFTER_POLL]: ({ wait = 0 }, { world }) => world.clock.increment(wait),
    'TAB.HIDDEN': (_, { world }) => world.visibility.set(true),
    'TAB.SHOWN': (_, { world }) => world.visibility.set(false),
    REFRESHED: async (_, { subject }) => {
      const name = refreshNames[qrLoginView(subject.getSnapshot())]
      if (!name) throw new Error('nothing to press for another code')
      await userEvent.click(button(dialog('学生登录'), name))
    },
  },
  async see({ subject }) {
    const view = qrLoginView(subject.getSnapshot())
    await qrSights[view]()
    return view
  },
  proves({ steps }) {
    const polls = steps.filter(({ actor }) => actor === 'poll')
    const statuses = polls.map(({ event }) => ('output' in event ? (event.output as PollAnswer).status : 'none'))
    const has = (status: ScanStatus) => statuses.includes(status)
    const types = new Set(steps.map(({ event }) => event.type))
    return [
      ...(types.has(AFTER_POLL) ? ['QR-1'] : []),
      ...(has('confirmed') ? ['QR-2'] : []),
      ...(polls.length >= 60 ? ['QR-3'] : []),
      ...(types.has('xstate.error.actor.fetchQrCode') || types.has('xstate.error.actor.poll') ? ['QR-4'] : []),
      ...(types.has('TAB.HIDDEN') ? ['QR-5'] : []),
      ...(has('scanned') ? ['QR-6'] : []),
    ]
  },
})
