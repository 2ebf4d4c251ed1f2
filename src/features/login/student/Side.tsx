import type { SiteInfo } from '../../../../contract/calls/site.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { SiteSeal } from '../../../entities/site/SiteSeal.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Building } from '../../../ui/building/Building.tsx'
import { Later } from '../../../ui/dialog/Later.tsx'
import { SendIcon } from '../../../ui/icons/SendIcon.tsx'
import { ShieldIcon } from '../../../ui/icons/ShieldIcon.tsx'
import { SparkIcon } from '../../../ui/icons/SparkIcon.tsx'
import * as css from './Side.css.ts'

const points = [
  { Icon: ShieldIcon, text: m.login_side_verified },
  { Icon: SendIcon, text: m.login_side_progress },
  { Icon: SparkIcon, text: m.login_side_resume },
]

/** Says whose login this is, and what it is good for. */
export function Side({ site }: { readonly site: SiteInfo }) {
  const { locale } = usePreferences()
  return (
    <>
      <div className={css.mark}>
        <SiteSeal site={site} size={40} />
        <div>
          <p className={css.name}>{localise(site.brand.name, locale)}</p>
          <p className={css.tagline}>{localise(site.brand.tagline, locale)}</p>
        </div>
      </div>
      <p className={css.heading}>{m.login_side_heading()}</p>
      <ul className={css.points}>
        {points.map(({ Icon, text }) => (
          <li key={text()} className={css.point}>
            <Icon className={css.pointIcon} />
            {text()}
          </li>
        ))}
      </ul>
      <Later>
        <Building className={css.art} />
      </Later>
    </>
  )
}
