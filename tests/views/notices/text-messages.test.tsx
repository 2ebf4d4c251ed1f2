import { beforeAll, expect } from 'vitest'
import { page } from 'vitest/browser'
import { createActor } from 'xstate'
import { textMessagesPaths } from '../../../machines/notices/text-messages/text-messages.paths.ts'
import { provideTextMessages } from '../../../machines/notices/text-messages/text-messages.ports.ts'
import { textsView } from '../../../machines/notices/text-messages/text-messages.selectors.ts'
import { noticeSettingsQuery } from '../../../src/api/notice-centre.ts'
import { queryClient } from '../../../src/api/query-client.ts'
import { TextMessages } from '../../../src/entities/notice/TextMessages.tsx'
import { setWidth } from '../sights/see.ts'
import { Desk } from '../world/desk.ts'
import { renderPage } from '../world/page.tsx'
import { outcomes, replay } from '../world/replay.ts'

const texts = page.getByRole('checkbox', { name: /短信提醒/ })
const settings = noticeSettingsQuery('5')
const keep = (isOn: boolean) => queryClient.setQueryData(settings.queryKey, { text_messages: isOn, can_text: true })
const checked = () => (texts.element() as HTMLInputElement).checked

beforeAll(() => setWidth('wide'))

/** As the student finds it; a click on the box says the other of what is kept. */
async function turn(isOn: boolean): Promise<void> {
  keep(!isOn)
  await expect.poll(checked).toBe(!isOn)
  await texts.click()
}

replay(textMessagesPaths, {
  async open(_, options) {
    keep(false)
    const desk = new Desk()
    const actor = createActor(
      provideTextMessages({ notify() {}, setTextMessages: () => desk.call('setTextMessages') }),
      { input: { userId: '5' }, ...options },
    ).start()
    const { close } = renderPage(<TextMessages userId="5" actor={actor} />)
    return { world: { desk, actor, close }, subject: actor }
  },
  perform: {
    ...outcomes('setTextMessages'),
    'TEXTS.WANTED': () => turn(true),
    'TEXTS.UNWANTED': () => turn(false),
  },
  async see({ world: { actor } }) {
    const view = textsView(actor.getSnapshot())
    const isKept = queryClient.getQueryData(settings.queryKey)?.text_messages
    await expect.poll(checked).toBe({ kept: isKept, turningOn: true, turningOff: false }[view])
    return `texts ${view}`
  },
  proves: () => ['JOB-5'],
})
