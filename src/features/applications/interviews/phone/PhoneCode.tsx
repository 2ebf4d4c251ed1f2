import * as m from '../../../../../messages/compiled/messages.js'
import { LatePane } from '../../../../shared/late/LatePane.tsx'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { lateCode } from '../../../../ui/late-code.ts'
import * as css from './PhoneCode.css.ts'

const code = lateCode(() => import('./CodePicture.tsx'))

/** A code that opens this page on a phone. */
export function PhoneCode({ address }: { readonly address: string }) {
  usePreferences()
  return (
    <div className={css.code}>
      <div className={css.picture}>
        <LatePane code={code} props={{ address }} />
      </div>
      <p className={css.caption}>{m.interviews_scan()}</p>
      <p className={css.hint}>{m.interviews_scan_hint()}</p>
    </div>
  )
}
