import type { ReactNode } from 'react'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as landing from '../../../ui/page/Landing.css.ts'
import { FairPlan } from './illustrations/FairPlan.tsx'
import { MatchedPositions } from './illustrations/MatchedPositions.tsx'
import { Progress } from './illustrations/Progress.tsx'
import { ResumeReview } from './illustrations/ResumeReview.tsx'
import * as css from './SellingPoints.css.ts'

interface PointProps {
  readonly isWide: boolean
  readonly title: string
  readonly text: string
  /** An illustration, without meaning of its own. */
  readonly children: ReactNode
}

function Point({ isWide, title, text, children }: PointProps) {
  return (
    <div className={isWide ? css.wide : css.narrow}>
      <div className={css.words}>
        <h3 className={css.title}>{title}</h3>
        <p className={css.text}>{text}</p>
      </div>
      <div className={css.view} aria-hidden="true">
        {children}
      </div>
    </div>
  )
}

/** Says who vouches for the employers, by the site's kind (HOME-2). */
function lead(site: SiteInfo): string {
  if (site.brand.kind === 'province') return m.home_points_lead_province()
  return site.type === 2 ? m.home_points_lead_school() : m.home_points_lead_platform()
}

/** Shows what the site offers, by four illustrations below the first screen. */
export default function SellingPoints({ site }: { readonly site: SiteInfo }) {
  usePreferences()
  return (
    <section>
      <p className={landing.eyebrow}>{m.home_points_eyebrow()}</p>
      <h2 className={landing.title}>{m.home_points_title()}</h2>
      <p className={landing.lead}>{lead(site)}</p>
      <div className={css.bento}>
        <Point isWide title={m.home_match_title()} text={m.home_match_text()}>
          <MatchedPositions />
        </Point>
        <Point isWide={false} title={m.home_track_title()} text={m.home_track_text()}>
          <Progress />
        </Point>
        <Point isWide={false} title={m.home_resume_title()} text={m.home_resume_text()}>
          <ResumeReview />
        </Point>
        <Point isWide title={m.home_fair_title()} text={m.home_fair_text()}>
          <FairPlan />
        </Point>
      </div>
    </section>
  )
}
