import { useQuery } from '@tanstack/react-query'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { AgreementKind } from '../../../../contract/content.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { agreementQuery } from '../../../api/media.ts'
import { queryClient } from '../../../api/query-client.ts'
import { hrefOf } from '../../../entities/site/navigation.ts'
import { SiteMark } from '../../../entities/site/SiteMark.tsx'
import { PreferenceControls } from '../../../shared/preferences/PreferenceControls.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Queried } from '../../../shared/query/Queried.tsx'
import { text } from '../../../shared/text/Prose.css.ts'
import { RichText } from '../../../shared/text/RichText.tsx'
import { dateText } from '../../../shared/text/time.ts'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import * as css from './AgreementPage.css.ts'
import { agreements, agreementTitles } from './titles.ts'

const Outline = () => (
  <div className={css.outline} role="status" aria-busy="true" aria-label={m.content_loading()}>
    {['60%', '100%', '95%', '100%', '80%'].map((width, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change
      <Skeleton key={at} width={width} />
    ))}
  </div>
)

export interface AgreementPageProps {
  readonly site: SiteInfo
  readonly kind: AgreementKind
}

/** Shows the text of an agreement on a page of its own: it is read beside the form that asks. */
export default function AgreementPage({ site, kind }: AgreementPageProps) {
  const { locale } = usePreferences()
  const query = useQuery(agreementQuery(kind, locale), queryClient)
  return (
    <div className={css.page}>
      <div className={css.top}>
        <SiteMark site={site} inBar />
        <div className={css.preferences}>
          <PreferenceControls />
        </div>
      </div>
      <nav aria-label={m.pages_agreements()}>
        <ul className={css.tabs}>
          {agreements.map((one) => (
            <li key={one.kind}>
              <a
                className={css.tab}
                href={hrefOf(`/agreement?kind=${one.kind}`)}
                aria-current={one.kind === kind ? 'page' : undefined}
              >
                {one.title()}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <article className={css.card}>
        <Queried query={query} skeleton={<Outline />} what={agreementTitles[kind]()}>
          {({ title, html, published_at }) => (
            <>
              <h1 className={css.title}>{title}</h1>
              <p className={css.date}>{m.pages_agreement_updated({ date: dateText(published_at, locale) })}</p>
              <div className={text}>
                <RichText html={html} />
              </div>
            </>
          )}
        </Queried>
      </article>
    </div>
  )
}
