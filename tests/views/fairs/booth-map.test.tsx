import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { boothMapMachine } from '../../../machines/fairs/booth-map/booth-map.machine.ts'
import { boothMapPaths } from '../../../machines/fairs/booth-map/booth-map.paths.ts'
import {
  type BoothMapSnapshot,
  type BoothMapView,
  boothMapView,
  listedBooths,
  openBooth,
} from '../../../machines/fairs/booth-map/booth-map.selectors.ts'
import { serve } from '../world/lists.tsx'
import { replay } from '../world/replay.ts'
import { openPlan, type PlanWorld } from './world.tsx'

const click = (element: Element): void => void element.dispatchEvent(new MouseEvent('click', { bubbles: true }))
const press = (name: string): void => click(page.getByRole('button', { name, exact: true }).element())
const stand = (no: string) => document.querySelector<SVGGElement>(`svg [data-booth="${no}"]`)

/** Events of a plan that name a booth, a hall or a text. */
type Named = { booth: string; hall: string; text: string; industry: string; scale: number }
const said = ({ event }: { event: unknown }) => event as Named

const halls: Readonly<Record<string, string>> = { '1': '1 号馆', '2': '2 号馆' }

/** What cannot be done by anything on screen is not sent by it either. */
function open(booth: string): void {
  const onPlan = stand(booth)
  if (!onPlan) throw new Error(`${booth} is not on the plan`)
  click(onPlan)
}

function reach(booth: string): void {
  const onPlan = stand(booth)
  if (!onPlan) throw new Error(`${booth} is not on the plan`)
  if (document.activeElement === onPlan) onPlan.blur()
  onPlan.focus({ preventScroll: true })
}

const closers = { open: '关闭', absent: '知道了' }

/** Where nothing can be looked at. */
const missing = (view: 'none' | 'closed', title: string) => async () => {
  await expect.element(page.getByText(title, { exact: true })).toBeVisible()
  return view
}

const seeScale = ({ scale }: BoothMapSnapshot['context']) =>
  expect.poll(() => document.querySelector('output')?.textContent).toBe(`${Math.round(scale * 100)}%`)

const booths = (view: 'browsing' | 'open' | 'absent') => async (snapshot: BoothMapSnapshot) => {
  const { context } = snapshot
  await seeScale(context)
  const taken = openBooth(snapshot)
  const drawer = () => document.querySelector('aside h2')?.textContent ?? null
  await expect.poll(drawer).toBe(taken?.company.company_name ?? null)
  const rows = () => [...document.querySelectorAll('ul[aria-label="展位列表"] button > span:last-child')]
  await expect
    .poll(() => rows().map(({ textContent }) => textContent))
    .toEqual(listedBooths(context, new Set()).map(({ no }) => no))
  const pressed = () => document.querySelector('svg [aria-pressed="true"]')?.getAttribute('data-booth') ?? null
  expect(pressed()).toBe(taken?.no ?? null)
  expect(page.getByText(/没有 \S+ 号展位/).elements()).toHaveLength(view === 'absent' ? 1 : 0)
  return `${view} ${taken?.no ?? ''} ${context.hall}`
}

const sights = {
  none: missing('none', '这场双选会没有展位图'),
  closed: missing('closed', '展位图没有公开'),
  async image({ context }) {
    await seeScale(context)
    await expect.element(page.getByRole('img', { name: '秋季双选会的展位示意图', exact: true })).toBeVisible()
    return 'image'
  },
  browsing: booths('browsing'),
  open: booths('open'),
  absent: booths('absent'),
} satisfies Record<BoothMapView, (snapshot: BoothMapSnapshot) => Promise<string>>

/** Whether there is something on the page to do it with: a hall of its own choice, a booth that is drawn. */
function isOnPage({ context: { booths, hall } }: Pick<BoothMapSnapshot, 'context'>, event: { type: string }): boolean {
  const { booth, hall: chosen } = event as unknown as Named
  if (event.type === 'HALL.CHOSEN') return chosen !== hall && chosen in halls
  if (!['BOOTH.OPENED', 'BOOTH.REACHED'].includes(event.type)) return true
  return booths.some((one) => one.no === booth && one.hall === hall && one.company !== null)
}

/** Two fingers that go apart, as far as the plan gets larger at all. */
function pinch(): void {
  const target = document.querySelector('.react-transform-wrapper')
  if (!target) throw new Error('there is no plan to enlarge')
  const { left, top, width, height } = target.getBoundingClientRect()
  const fingers = (apart: number) =>
    [-apart, apart].map((from, identifier) => {
      const [x, y] = [left + width / 2 + from, top + height / 2]
      return new Touch({ identifier, target, clientX: x, clientY: y, pageX: x, pageY: y })
    })
  const touch = (type: string, apart: number) => {
    const touches = type === 'touchend' ? [] : fingers(apart)
    const changedTouches = fingers(apart)
    target.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true, cancelable: true }))
  }
  touch('touchstart', 10)
  for (const apart of [20, 40, 80, 160]) touch('touchmove', apart)
  touch('touchend', 160)
}

replay<typeof boothMapMachine, PlanWorld>(
  { ...boothMapPaths, feasible: isOnPage },
  {
    async open({ input }, { inspect }) {
      serve({
        '/api/company/getpositionlist': () => ({ list: [], total: 0 }),
        '/api/schooljobfairzone/findbooths': () => ({ list: [] }),
      })
      const given = boothMapPaths.inputs[input]
      if (!given) throw new Error(`no input is named ${input}`)
      const world = openPlan(given, inspect)
      await expect.poll(() => document.querySelector('[aria-label="展位图"], [role="status"]')).not.toBeNull()
      return { world, subject: world.actor }
    },
    perform: {
      'HALL.CHOSEN': (step) => {
        const name = halls[said(step).hall]
        if (!name) throw new Error(`there is no hall ${said(step).hall}`)
        click(page.getByRole('radio', { name, exact: true }).element())
      },
      SEARCHED: async (step) => page.getByRole('searchbox').fill(said(step).text),
      'INDUSTRY.CHOSEN': () => click(page.getByRole('radio', { name: '集成电路', exact: true }).element()),
      'BOOTH.OPENED': (step) => open(said(step).booth),
      'BOOTH.CLOSED': (_, { world }) => {
        const view = boothMapView(world.actor.getSnapshot())
        if (view !== 'open' && view !== 'absent') throw new Error('there is nothing to close')
        press(closers[view])
      },
      'BOOTH.REACHED': (step) => reach(said(step).booth),
      'ZOOM.IN': () => press('放大'),
      'ZOOM.OUT': () => press('缩小'),
      'ZOOM.RESET': () => press('看全图'),
      'PLAN.SCALED': async (step, { world }) => {
        pinch()
        await expect.poll(() => world.actor.getSnapshot().context.scale).toBe(said(step).scale)
      },
      'ADDRESS.CHANGED': (step, { world }) => world.address(said(step).booth),
    },
    see: ({ world }) => sights[boothMapView(world.actor.getSnapshot())](world.actor.getSnapshot()),
    proves: () => ['FAIR-1'],
  },
)
