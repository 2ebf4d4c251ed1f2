import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { FairDetail } from '../../../../../contract/calls/fairs.ts'
import type { TakenBooth } from '../../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { CompanyMark } from '../../../../entities/company/CompanyMark.tsx'
import { CollectButton } from '../../../../entities/saved/CollectButton.tsx'
import { companyHref, floorplanHref } from '../../../../shared/links/links.ts'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { sizeText } from '../../../../shared/text/format.ts'
import { Button, buttonClass } from '../../../../ui/button/Button.tsx'
import { useLayer } from '../../../../ui/dialog/useLayer.ts'
import { CloseIcon } from '../../../../ui/icons/controls.tsx'
import type { BoothMapActor } from '../plan-props.ts'
import * as css from './BoothDrawer.css.ts'
import { BoothJobs } from './BoothJobs.tsx'

export interface BoothDrawerProps {
  readonly actor: BoothMapActor
  readonly fair: FairDetail
  readonly booth: TakenBooth
  /** Whether the page is the plan's own, which is where the booth's link leads. */
  readonly isOwnPage: boolean
}

/** The company of a booth, beside the plan; at the foot of a phone's screen. */
export function BoothDrawer({ actor, fair, isOwnPage, booth: { no, hall: key, company } }: BoothDrawerProps) {
  const { locale } = usePreferences()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // Not where the address opened it: whoever has just come begins at the top of the page.
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  const close = () => actor.send({ type: 'BOOTH.CLOSED' })
  useLayer(true, close)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close()
  }
  const hall = fair.halls.find((one) => one.key === key)
  const facts = [
    [m.fairs_drawer_industry(), localise(company.industry_label, locale)],
    [m.fairs_drawer_second(), localise(company.second_industry, locale)],
    [m.fairs_drawer_size(), sizeText(company.insize)],
  ]
  return (
    <aside className={css.drawer} aria-labelledby="booth-company" data-covers-plan onKeyDown={onKeyDown}>
      <div className={css.body}>
        <div className={css.head}>
          <CompanyMark company={company} size={48} />
          <h2 id="booth-company" ref={heading} className={css.title} tabIndex={-1}>
            {company.company_name}
          </h2>
          <Button kind="ghost" square aria-label={m.fairs_drawer_close()} className={css.close} onClick={close}>
            <CloseIcon />
          </Button>
        </div>
        <p className={css.booth}>
          <b className={css.no}>{no}</b>
          <span>{hall && localise(hall.label, locale)}</span>
        </p>
        <dl className={css.facts}>
          {facts.map(([term, value]) => (
            <div key={term} className={css.fact}>
              <dt className={css.term}>{term}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        <BoothJobs company={company} />
        {!isOwnPage && (
          <a className={css.link} href={floorplanHref(fair.id, no)}>
            {m.fairs_drawer_link()}
          </a>
        )}
      </div>
      <div className={css.foot}>
        <a className={`${buttonClass({})} ${css.main}`} href={companyHref(company.id)}>
          {m.fairs_drawer_company()}
        </a>
        <CollectButton kind="company" id={company.id} title={company.company_name} look="icon" />
      </div>
    </aside>
  )
}
