import { provideBoothMap } from '../../../machines/fairs/booth-map/booth-map.ports.ts'
import { createKeptFocus } from '../../browser/page/kept-focus.ts'
import { isElsewhere } from '../../browser/page/pages.ts'
import type { BoothMapFlow } from '../../shared/actors/actors.ts'
import { router } from '../router.ts'
import { createBoothPlan } from './booth-plan.ts'

const plan = createBoothPlan()
const focus = createKeptFocus()

/** Booth that the address named last. */
let named: string | null = null

const boothIn = (search: object): string | null =>
  'booth' in search ? ((search.booth as string | undefined) ?? null) : null

function writeBooth(booth: string | null): void {
  named = booth
  // The plan of a page that was left closes its booth, but the address is another page's.
  if (isElsewhere()) return
  void router.navigate({
    to: '.',
    search: ((before: object) => ({ ...before, booth: booth ?? undefined })) as never,
    replace: true,
    resetScroll: false,
  })
}

function watchAddress(changed: (booth: string | null) => void): () => void {
  const { pathname, search } = router.state.location
  named = boothIn(search)
  return router.subscribe('onResolved', ({ toLocation }) => {
    const booth = boothIn(toLocation.search)
    if (toLocation.pathname !== pathname || booth === named) return
    named = booth
    changed(booth)
  })
}

/** Plan of a fair, with its effects. */
export const boothMap: BoothMapFlow = {
  markPlan: plan.mark,
  logic: provideBoothMap({
    writeBooth,
    watchAddress,
    showWhole: plan.showWhole,
    scaleTo: plan.scaleTo,
    bringIntoView: plan.bringIntoView,
    keepFocus: focus.keep,
    returnFocus: focus.giveBack,
  }),
}
