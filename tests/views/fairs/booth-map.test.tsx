import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { boothMapMachine } from '../../../machines/booth-map/booth-map.machine.ts'
import { boothMapPaths } from '../../../machines/booth-map/booth-map.paths.ts'
import {
  type BoothMapView,
  boothMapView,
  listedBooths,
  openBooth,
} from '../../../machines/booth-map/booth-map.selectors.ts'
import { serve } from '../lists/world.tsx'
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
function open({ actor }: PlanWorld, booth: string): void {
  const onPlan = stand(booth)
  if (onPlan) click(onPlan)
  else actor.send({ type: 'BOOTH.OPENED', booth })
}

function reach({ actor }: PlanWorld, booth: string): void {
  const onPlan = stand(booth)
  if (document.activeElement === onPlan) onPlan?.blur()
  if (onPlan) onPlan.focus({ preventScroll: true })
  else actor.send({ type: 'BOOTH.REACHED', booth })
}

const closers = { open: '关闭', absent: '知道了' }

replay<typeof boothMapMachine, PlanWorld>(boothMapPaths, {
  async open({ input }, { inspect }) {
    serve({ '/api/company/getpositionlist': () => ({ list: [], total: 0 }) })
    const given = boothMapPaths.inputs[input]
    if (!given) throw new Error(`no input is named ${input}`)
    const world = openPlan(given, inspect)
    await expect.poll(() => document.querySelector('[aria-label="展位图"], [role="status"]')).not.toBeNull()
    return { world, subject: world.actor }
  },
  perform: {
    'HALL.CHOSEN': (step, { world }) => {
      const { hall } = said(step)
      const name = halls[hall]
      if (name) click(page.getByRole('radio', { name, exact: true }).element())
      else world.actor.send({ type: 'HALL.CHOSEN', hall })
    },
    SEARCHED: async (step) => page.getByRole('searchbox').fill(said(step).text),
    'INDUSTRY.CHOSEN': () => click(page.getByRole('radio', { name: '集成电路', exact: true }).element()),
    'BOOTH.OPENED': (step, { world }) => open(world, said(step).booth),
    'BOOTH.CLOSED': (_, { world }) => {
      const view = boothMapView(world.actor.getSnapshot())
      if (view === 'open' || view === 'absent') press(closers[view])
    },
    'BOOTH.REACHED': (step, { world }) => reach(world, said(step).booth),
    'ZOOM.IN': () => press('放大'),
    'ZOOM.OUT': () => press('缩小'),
    'ZOOM.RESET': () => press('看全图'),
    'PLAN.SCALED': (step, { world }) => world.actor.send({ type: 'PLAN.SCALED', scale: said(step).scale }),
    'ADDRESS.CHANGED': (step, { world }) => world.address(said(step).booth),
  },
  async see({ world }) {
    const snapshot = world.actor.getSnapshot()
    const view: BoothMapView = boothMapView(snapshot)
    const { context } = snapshot
    if (view === 'none' || view === 'closed') {
      const title = view === 'none' ? '这场双选会没有展位图' : '展位图没有公开'
      await expect.element(page.getByText(title, { exact: true })).toBeVisible()
      return view
    }
    const percent = `${Math.round(context.scale * 100)}%`
    await expect.poll(() => document.querySelector('output')?.textContent).toBe(percent)
    if (view === 'image') {
      await expect.element(page.getByRole('img', { name: '秋季双选会的展位示意图', exact: true })).toBeVisible()
      return view
    }
    const taken = openBooth(snapshot)
    const drawer = () => document.querySelector('aside h2')?.textContent ?? null
    await expect.poll(drawer).toBe(taken?.company.company_name ?? null)
    const rows = () => [...document.querySelectorAll('ul[aria-label="展位列表"] button > span:last-child')]
    await expect
      .poll(() => rows().map(({ textContent }) => textContent))
      .toEqual(listedBooths(context).map(({ no }) => no))
    const pressed = () => document.querySelector('svg [aria-pressed="true"]')?.getAttribute('data-booth') ?? null
    expect(pressed()).toBe(taken?.no ?? null)
    expect(page.getByText(/没有 \S+ 号展位/).elements()).toHaveLength(view === 'absent' ? 1 : 0)
    return `${view} ${taken?.no ?? ''} ${context.hall}`
  },
  proves: () => ['FAIR-1'],
})
