import * as m from '../../../../messages/compiled/messages.js'
import { adminLabel } from '../../../entities/site/navigation.ts'
import { ServicePhone } from '../../../entities/site/ServicePhone.tsx'
import { SiteMark } from '../../../entities/site/SiteMark.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Building } from '../../../ui/building/Building.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Figure } from '../../../ui/figure/Figure.tsx'
import { ClockIcon } from '../../../ui/icons/ClockIcon.tsx'
import { HallIcon } from '../../../ui/icons/HallIcon.tsx'
import * as css from './EmployerScreen.css.ts'
import type { EmployerScreenProps } from './employer-screen-props.ts'
import { ScreenFooter } from './ScreenFooter.tsx'
import { Skyline } from './Skyline.tsx'

/** Logs employers in to a channel, in its default version or on a picture (CHAN-1). */
export default function EmployerScreen({ site, config, form, onOrganiser, onContacts }: EmployerScreenProps) {
  usePreferences()
  const isOnPicture = config?.use_bg_image === 1
  return (
    <div className={isOnPicture ? css.version.picture : css.version.plain}>
      {isOnPicture ? <Backdrop picture={config.bg_image} /> : <Building className={css.campus} />}
      <header className={css.top}>
        <SiteMark site={site} inBar />
        <Button
          kind="secondary"
          className={isOnPicture ? `${css.organiser} ${css.glass}` : css.organiser}
          onClick={onOrganiser}
        >
          <HallIcon />
          {adminLabel(site)}
        </Button>
      </header>
      <main className={css.main}>
        <div className={css.words}>
          {config && config.channel_type !== '' && <p className={css.eyebrow}>{config.channel_type}</p>}
          <h1 className={css.title}>
            {isOnPicture ? (
              config.title || site.channel?.title || site.channel?.channel
            ) : (
              <>
                <span className={css.phrase}>{m.portal_employer_title_1()}</span>
                <span className={css.phrase}>{m.portal_employer_title_2()}</span>
              </>
            )}
          </h1>
          <p className={css.text}>
            {isOnPicture ? config.subtitle || site.channel?.subtitle : m.portal_employer_text()}
          </p>
          <div className={css.figures}>
            <Figure count="1500" label={m.portal_stat_schools()} />
            <Figure count={m.portal_stat_students_count()} label={m.portal_stat_students()} />
            <Figure count={m.portal_stat_companies_count()} label={m.portal_stat_companies()} />
            <Figure count="1000" label={m.portal_stat_fairs()} />
          </div>
        </div>
        <div className={css.side}>
          <div className={css.card}>{form}</div>
          <p className={css.hours}>
            <ClockIcon size={16} />
            <span>{m.shell_hours({ hours: site.brand.office_hours })}</span>
            <ServicePhone site={site} className={css.phoneLink} />
          </p>
        </div>
      </main>
      <ScreenFooter site={site} onContacts={onContacts} />
    </div>
  )
}

function Backdrop({ picture }: { readonly picture: string }) {
  return picture === '' ? <Skyline className={css.skyline} /> : <img className={css.photo} src={picture} alt="" />
}
