import { provideBoothMap } from '../../machines/booth-map/booth-map.ports.ts'
import type { BoothMapFlow } from '../features/actors.ts'
import { createBoothPlan } from './ports/booth-plan.ts'
import { createKeptFocus } from './ports/kept-focus.ts'
import { router } from './router.ts'
import { parseSearch } from './search.ts'

const plan = createBoothPlan()
const focus = createKeptFocus()

const hashParts = () => location.hash.slice(1).split('?')

/** The router's own changes of the address are not told: they are ours. */
function watchAddress(changed: (booth: string | null) => void): () => void {
  const [path] = hashParts()
  const tell = () => {
    const [now, search = ''] = hashParts()
    if (now === path) changed(parseSearch(search)['booth'] ?? null)
  }
  window.addEventListener('hashchange', tell)
  return () => window.removeEventListener('hashchange', tell)
}

/** Plan of a fair, with its effects. */
export const boothMap: BoothMapFlow = {
  markPlan: plan.mark,
  logic: provideBoothMap({
    writeBooth: (booth) =>
      void router.navigate({
        to: '.',
        search: ((before: object) => ({ ...before, booth: booth ?? undefined })) as never,
        replace: true,
        resetScroll: false,
      }),
    watchAddress,
    showWhole: plan.showWhole,
    scaleTo: plan.scaleTo,
    bringIntoView: plan.bringIntoView,
    keepFocus: focus.keep,
    returnFocus: focus.giveBack,
  }),
}
