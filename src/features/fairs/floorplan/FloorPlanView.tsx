import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import { type BoothMapView, boothMapView } from '../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { sheet } from '../../../ui/list/ListPage.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { bar } from './BoothPlan.css.ts'
import { BoothPlan } from './BoothPlan.tsx'
import * as css from './FloorPlanView.css.ts'
import type { PlanProps } from './plan-props.ts'
import { WheelHint, ZoomBar } from './zoom/ZoomBar.tsx'
import { ZoomFrame } from './zoom/ZoomFrame.tsx'

/** A plan that is one picture: nothing in it can be found or opened. */
const whole = { x: 0, y: 0, width: 1200, height: 720 }
const nobody = new Map<string, never>()

function ImagePlan({ fair, actor, markPlan }: PlanProps) {
  usePreferences()
  return (
    <section className={css.plan} aria-label={m.fairs_tab_plan()}>
      <ZoomFrame actor={actor} view={whole} stands={nobody} markPlan={markPlan}>
        <img className={css.picture} src={fair.plan_image} alt={m.fairs_plan_image({ title: fair.title })} />
      </ZoomFrame>
      <div className={bar}>
        <ZoomBar actor={actor} />
        <WheelHint />
        <p className={css.note}>{m.fairs_plan_image_note()}</p>
      </div>
    </section>
  )
}

const words = {
  none: { title: m.fairs_plan_none, text: m.fairs_plan_none_text },
  closed: { title: m.fairs_plan_closed, text: m.fairs_plan_closed_text },
}

/** Says that there is no plan, or that nobody may see it. */
function NoPlan({ kind, fairId }: { readonly kind: keyof typeof words; readonly fairId: string }) {
  usePreferences()
  return (
    <div className={sheet}>
      <EmptyState title={words[kind].title()} text={words[kind].text()}>
        <a className={buttonClass({})} href={addressOf('/jobFair', { id: fairId, tab: 'companies' })}>
          {m.fairs_all_companies()}
        </a>
      </EmptyState>
    </div>
  )
}

const booths = (props: PlanProps) => <BoothPlan {...props} />

const views = {
  none: ({ fair }) => <NoPlan kind="none" fairId={fair.id} />,
  closed: ({ fair }) => <NoPlan kind="closed" fairId={fair.id} />,
  image: (props) => <ImagePlan {...props} />,
  browsing: booths,
  open: booths,
  absent: booths,
} satisfies Record<BoothMapView, (props: PlanProps) => ReactNode>

export function FloorPlanView(props: PlanProps) {
  return views[useSelector(props.actor, boothMapView)](props)
}
