import { renderSVG } from 'uqr'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { QrFrame } from '../../../../ui/qr/QrFrame.tsx'

/** The quiet zone that cameras want. */
const QUIET_ZONE = 4

/** An address as a code to scan. */
export default function CodePicture({ address }: { readonly address: string }) {
  usePreferences()
  const picture = renderSVG(address, { ecc: 'M', border: QUIET_ZONE })
  return (
    <QrFrame>
      <img
        src={`data:image/svg+xml,${encodeURIComponent(picture)}`}
        width={200}
        height={200}
        alt={m.interviews_scan_alt()}
      />
    </QrFrame>
  )
}
