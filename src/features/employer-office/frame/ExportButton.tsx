import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { deskExportMachine } from '../../../../machines/employer-office/desk-export/desk-export.machine.ts'
import type { ExportFilter } from '../../../../machines/employer-office/desk-export/desk-export.types.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'

export interface ExportButtonProps {
  readonly actor: ActorRefFrom<typeof deskExportMachine>
  /** The filter of the list. */
  readonly filter: ExportFilter
}

/** Takes away what the list shows, all of its pages, as a table. */
export function ExportButton({ actor, filter }: ExportButtonProps) {
  usePreferences()
  const busy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'))
  return (
    <Button
      kind="secondary"
      size="sm"
      busy={busy}
      title={m.desk_export_hint()}
      onClick={() => actor.send({ type: 'EXPORT.ASKED', filter })}
    >
      {m.desk_export()}
    </Button>
  )
}
