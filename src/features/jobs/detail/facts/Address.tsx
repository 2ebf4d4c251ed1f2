import * as m from '../../../../../messages/compiled/messages.js'
import { mapHref } from '../../../../shared/links/map-href.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../../ui/button/Button.tsx'
import { ExternalIcon, PinIcon } from '../../../../ui/icons/pages.tsx'
import * as css from './Address.css.ts'

export interface AddressProps {
  readonly address: string
  /** The words on how to get there; '' for none. */
  readonly note?: string
}

/** Shows an address, with the way to a map of it. */
export function Address({ address, note = '' }: AddressProps) {
  usePreferences()
  return (
    <div className={css.panel}>
      <PinIcon className={css.icon} />
      <div className={css.words}>
        <p>{address}</p>
        {note !== '' && <p className={css.note}>{note}</p>}
      </div>
      <a
        className={`${buttonClass({ kind: 'secondary', size: 'sm' })} ${css.link}`}
        href={mapHref(address)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {m.job_address_map()}
        <ExternalIcon size={16} />
      </a>
    </div>
  )
}
