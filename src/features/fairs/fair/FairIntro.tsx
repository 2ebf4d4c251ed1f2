import type { FairDetail } from '../../../../contract/calls/fairs.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { RichText } from '../../../shared/text/RichText.tsx'
import { card } from '../../../ui/page/Detail.css.ts'
import { FirstCompanies } from './companies/FirstCompanies.tsx'
import * as css from './FairIntro.css.ts'

/** Says what a fair is about, and who comes. */
export function FairIntro({ fair }: { readonly fair: FairDetail }) {
  usePreferences()
  return (
    <>
      <section className={card} aria-labelledby="fair-intro">
        <h2 id="fair-intro" className={css.heading}>
          {m.fairs_tab_intro()}
        </h2>
        {fair.intro ? <RichText html={fair.intro} /> : <p className={css.nothing}>{m.fairs_no_intro()}</p>}
      </section>
      <FirstCompanies fairId={fair.id} />
    </>
  )
}
