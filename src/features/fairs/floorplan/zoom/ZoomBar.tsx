import { useSelector } from '@xstate/react'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { ExpandIcon, MinusIcon, PlusIcon } from '../../../../ui/icons/pages.tsx'
import type { BoothMapActor } from '../plan-props.ts'
import * as css from './ZoomBar.css.ts'

const controls = [
  { type: 'ZOOM.IN', label: m.fairs_zoom_in, Icon: PlusIcon },
  { type: 'ZOOM.OUT', label: m.fairs_zoom_out, Icon: MinusIcon },
  { type: 'ZOOM.RESET', label: m.fairs_zoom_reset, Icon: ExpandIcon },
] as const

export function ZoomBar({ actor }: { readonly actor: BoothMapActor }) {
  usePreferences()
  const snapshot = useSelector(actor, (one) => one)
  const percent = Math.round(snapshot.context.scale * 100)
  return (
    <fieldset className={css.bar} aria-label={m.fairs_zoom()}>
      {controls.map(({ type, label, Icon }) => (
        <button
          key={type}
          type="button"
          className={css.button}
          aria-label={label()}
          aria-disabled={!snapshot.can({ type })}
          onClick={() => actor.send({ type })}
        >
          <Icon />
        </button>
      ))}
      <output className={css.percent}>{m.fairs_zoom_percent({ percent })}</output>
    </fieldset>
  )
}

/** Says that a wheel alone scrolls the page. */
export function WheelHint() {
  usePreferences()
  return <p className={css.hint}>{m.fairs_zoom_wheel()}</p>
}
