import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import type { FairCompany, FairDetail, Hall } from '../../../contract/calls/fairs.ts'
import type { boothMapMachine } from '../../../machines/fairs/booth-map/booth-map.machine.ts'
import { boothMapPaths } from '../../../machines/fairs/booth-map/booth-map.paths.ts'
import { provideBoothMap } from '../../../machines/fairs/booth-map/booth-map.ports.ts'
import type { BoothMapInput } from '../../../machines/fairs/booth-map/booth-map.types.ts'
import { createBoothPlan } from '../../../src/app/fairs/booth-plan.ts'
import { createKeptFocus } from '../../../src/browser/page/kept-focus.ts'
import { FloorPlanView } from '../../../src/features/fairs/floorplan/FloorPlanView.tsx'
import { ActorsProvider, type AppActors } from '../../../src/shared/actors/actors.ts'
import { Desk } from '../world/desk.ts'
import { companyEntry, sessionOf } from '../world/lists.tsx'
import { type RenderedPage, renderPage } from '../world/page.tsx'

const words = (cn: string, tw = cn, en = cn) => ({ 'zh-CN': cn, 'zh-TW': tw, en })

const hall = (key: string, cn: string, en: string): Hall => ({
  key,
  label: words(cn, cn, en),
  width: 1200,
  height: 720,
  doors: [
    { label: words('南门', '南門', 'South door'), x: 600, y: 720, side: 'bottom' },
    { label: words('西侧通道', '西側通道', 'West passage'), x: 0, y: 360, side: 'left' },
  ],
})

/** Of a fair whose plan is a picture. */
const PLAN = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')}`

export const fair = (more: Partial<FairDetail> = {}): FairDetail => ({
  id: '1',
  title: '秋季双选会',
  home_thumbnail_url: 'drawn:hall',
  mode: 'both',
  status: 'live',
  starts_at: '2026-11-21T01:00:00.000Z',
  ends_at: '2026-11-21T08:00:00.000Z',
  place: '体育馆一层',
  company_count: 60,
  position_count: 204,
  organiser: '就业指导中心',
  undertaker: '人力资源服务中心',
  intro: '<p>凭学生证从南门进入。</p>',
  plan: 'booths',
  plan_image: '',
  halls: [hall('1', '1 号馆', 'Hall 1'), hall('2', '2 号馆', 'Hall 2')],
  booths: [...boothMapPaths.inputs['plain']!.booths],
  visitor_count: 3127,
  delivery_count: 9405,
  ...more,
})

export const fairCompany = (id: number, more: Partial<FairCompany> = {}): FairCompany => ({
  ...companyEntry(id),
  booth_no: `A0${id}`,
  hall: '1',
  ...more,
})

const never = new Promise<never>(() => {})
const actors = (wanted: unknown[]) =>
  ({
    flows: { collecting: () => never },
    session: sessionOf(''),
    deliver: (...asked: unknown[]) => wanted.push(asked),
  }) as unknown as AppActors

export interface PlanWorld extends RenderedPage {
  readonly desk: Desk
  readonly actor: ActorRefFrom<typeof boothMapMachine>
  /** What was written into the address. */
  readonly written: readonly (string | null)[]
  /** What was to be delivered to, and what a login on the way reads again. */
  readonly wanted: readonly unknown[]
  /** The address, changed by somebody else. */
  address(booth: string | null): void
}

/** A plan on screen; its own effects on the page are the real ones. */
export function openPlan(input: BoothMapInput, inspect?: (event: InspectionEvent) => void): PlanWorld {
  const [plan, focus, written] = [createBoothPlan(), createKeptFocus(), [] as (string | null)[]]
  const wanted: unknown[] = []
  let tell: (booth: string | null) => void = () => {}
  const logic = provideBoothMap({
    writeBooth: (booth) => void written.push(booth),
    watchAddress(changed) {
      tell = changed
      return () => {}
    },
    showWhole: plan.showWhole,
    scaleTo: plan.scaleTo,
    bringIntoView: plan.bringIntoView,
    keepFocus: focus.keep,
    returnFocus: focus.giveBack,
  })
  const actor = createActor(logic, { input, ...(inspect && { inspect }) }).start()
  const shown = fair({
    plan: input.plan,
    plan_image: input.plan === 'image' ? PLAN : '',
    booths: [...input.booths],
  })
  const page = renderPage(
    <ActorsProvider value={actors(wanted)}>
      <FloorPlanView fair={shown} actor={actor} isOwnPage markPlan={plan.mark} />
    </ActorsProvider>,
  )
  return {
    desk: new Desk(),
    actor,
    written,
    wanted,
    address: (booth) => tell(booth),
    speak: page.speak,
    close() {
      page.close()
      actor.stop()
    },
  }
}
