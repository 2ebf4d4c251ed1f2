import { useSelector } from '@xstate/react'
import { boothMapView } from '../../../../../machines/fairs/booth-map/booth-map.selectors.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { Button } from '../../../../ui/button/Button.tsx'
import * as css from '../BoothPlan.css.ts'
import type { BoothMapActor } from '../plan-props.ts'

/** Says that nobody stands at the booth which the address names. */
export function Absent({ actor }: { readonly actor: BoothMapActor }) {
  usePreferences()
  const no = useSelector(actor, (snapshot) => (boothMapView(snapshot) === 'absent' ? snapshot.context.booth : null))
  return (
    <div role="status" className={css.absence}>
      {no !== null && (
        <p className={css.absent}>
          <span>{m.fairs_absent({ no })}</span>
          <Button kind="link" size="sm" onClick={() => actor.send({ type: 'BOOTH.CLOSED' })}>
            {m.fairs_absent_ok()}
          </Button>
        </p>
      )}
    </div>
  )
}
