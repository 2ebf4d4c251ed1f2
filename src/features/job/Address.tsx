import { PinIcon } from '../../ui/icons/PinIcon.tsx'
import * as css from './Address.css.ts'

export interface AddressProps {
  readonly address: string
  /** How to get there; '' for nothing. */
  readonly note?: string
}

/** Where something is. The streets behind it are a picture, not a map. */
export function Address({ address, note = '' }: AddressProps) {
  return (
    <div className={css.panel}>
      <svg className={css.map} viewBox="0 0 784 208" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={css.water} d="M0 150c120-40 200 20 320-10s220-90 464-60v128H0z" />
        <path
          className={css.roads}
          d="M-10 60h804M120-10v150M300-10v140M470-10v120M640-10v90M200 60l-60 90M-10 20l140 40 350 40 320-60"
        />
        <path
          className={css.kerbs}
          d="M-10 55h804M-10 65h804M115-10v150M125-10v150M295-10v140M305-10v140M465-10v120M475-10v120"
        />
        <path
          className={css.houses}
          d="M140 76h56v36h-56zM212 76h64v30h-64zM320 76h56v28h-56zM392 76h56v24h-56zM490 74h64v20h-64zM140 12h60v28h-60zM320 12h60v28h-60zM396 12h52v28h-52zM490 12h60v28h-60zM566 12h56v28h-56z"
        />
        <path className={css.park} d="M566 70h60v22h-60z" />
        <circle className={css.halo} cx="420" cy="88" r="28" />
        <path className={css.pin} d="M420 106s14-12 14-24a14 14 0 0 0-28 0c0 12 14 24 14 24Z" />
        <circle className={css.hole} cx="420" cy="82" r="5" />
      </svg>
      <div className={css.plate}>
        <PinIcon className={css.icon} />
        <div>
          <p>{address}</p>
          {note !== '' && <p className={css.note}>{note}</p>}
        </div>
      </div>
    </div>
  )
}
