import type { Collectable } from '../../../../contract/calls/collect.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { useActors } from '../../../shared/actors/actors.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { dateText } from '../../../shared/text/time.ts'
import { Button } from '../../../ui/button/Button.tsx'
import * as css from './CollectedList.css.ts'

export interface GoneEntryProps {
  readonly kind: Collectable
  readonly id: string
  /** ISO 8601. */
  readonly collectedAt: string
  readonly look: css.ListLook
  readonly isTaken: boolean
}

const titles = { position: m.collected_position_gone, company: m.collected_company_gone }

/** Shows a saved thing that is there no longer: it can only be removed, and not be saved again. */
export function GoneEntry({ kind, id, collectedAt, look, isTaken }: GoneEntryProps) {
  const { locale } = usePreferences()
  const { flows } = useActors()
  const [day, title] = [dateText(collectedAt, locale), titles[kind]()]
  const remove = async () => {
    const collecting = await flows.collecting()
    const letGo = collecting.hold({ kind, id })
    collecting.of({ kind, id }).send({ type: 'TOGGLED' })
    letGo()
  }
  return (
    <article className={css.gone[look]}>
      <div>
        <h3 className={css.goneTitle}>{title}</h3>
        <p className={css.goneNote}>{m.collected_gone_note({ day })}</p>
      </div>
      {isTaken ? (
        <span className={css.removed}>{m.collected_removed()}</span>
      ) : (
        <Button
          kind="secondary"
          size="sm"
          aria-label={m.collected_remove_name({ title, day })}
          onClick={() => void remove().catch(() => undefined)}
        >
          {m.collected_remove()}
        </Button>
      )}
    </article>
  )
}
