import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../messages/compiled/messages.js'
import { collectedPositionsQuery } from '../../../api/collected.ts'
import { POSITIONS_A_PAGE } from '../../../api/positions.ts'
import { queryClient } from '../../../api/query-client.ts'
import { RowDeliver } from '../../../entities/delivery/RowDeliver.tsx'
import { PositionRow } from '../../../entities/position/PositionRow.tsx'
import { CollectButton } from '../../../entities/saved/CollectButton.tsx'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { SkeletonRows } from '../../../ui/list-state/SkeletonRows.tsx'
import { CollectedList } from './CollectedList.tsx'
import type { PanelProps } from './panel-props.ts'

/** The positions that a student has collected. */
export function CollectedPositions({ userId, page, ...rest }: PanelProps) {
  usePreferences()
  return (
    <CollectedList
      {...rest}
      kind="position"
      page={page}
      query={useQuery(collectedPositionsQuery(userId, page), queryClient)}
      size={POSITIONS_A_PAGE}
      look="rows"
      skeleton={<SkeletonRows count={5} label={m.content_loading()} />}
      what={m.content_what_position()}
      label={m.collected_positions()}
      countSentence={m.lists_count_positions}
      nothing={{
        title: m.collected_no_positions(),
        text: m.collected_no_positions_text(),
        action: m.collected_to_positions(),
        href: addressOf('/positionList'),
      }}
      draw={(position) => (
        <PositionRow
          position={position}
          deliver={<RowDeliver position={position} />}
          action={<CollectButton kind="position" id={position.id} title={position.title} look="icon" />}
        />
      )}
    />
  )
}
