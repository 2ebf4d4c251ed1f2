import type { PlanHandle } from '../../shared/actors/actors.ts'

/** The plan on the page; a booth that was to be brought into view before it was drawn is as soon as it is. */
export function createBoothPlan() {
  let plan: PlanHandle | null = null
  let awaited: string | null = null
  return {
    mark(handle: PlanHandle | null) {
      plan = handle
      if (plan && awaited !== null) plan.bringIntoView(awaited)
      awaited = null
    },
    showWhole: () => plan?.showWhole(),
    scaleTo: (scale: number, booth: string | null) => plan?.scaleTo(scale, booth),
    bringIntoView(booth: string) {
      if (plan) plan.bringIntoView(booth)
      else awaited = booth
    },
  }
}
