import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import * as m from '../../messages/compiled/messages.js'
import { deskPositionsQuery } from '../api/desk-positions.ts'
import * as css from '../features/employer-office/frame/Desk.css.ts'
import { ExportButton } from '../features/employer-office/frame/ExportButton.tsx'
import { OpeningDialog } from '../features/employer-office/frame/OpeningDialog.tsx'
import { PositionChoice } from '../features/employer-office/frame/PositionChoice.tsx'
import { PositionsColumn } from '../features/employer-office/frame/PositionsColumn.tsx'
import type { PositionsProps } from '../features/employer-office/frame/positions.ts'
import { DeskReview } from '../features/employer-office/review/DeskReview.tsx'
import { Queried } from '../shared/query/Queried.tsx'
import { Skeleton } from '../ui/skeleton/Skeleton.tsx'
import { exporting, opening } from './actors.ts'
import { deskReview } from './desk-review.ts'
import { goTo, hrefOf, usePlace } from './place.ts'

const placeAt = (position: string) => ({ position, page: 1, delivery: '' })

const outline = (
  <div className={css.outline}>
    <Skeleton width="100%" height="320px" />
  </div>
)

/** An employer's positions, and what they got. */
export function Workplace() {
  const place = usePlace()
  const query = useQuery(deskPositionsQuery)
  const asked = useSelector(opening, ({ context }) => context.asked)
  return (
    <>
      <Queried query={query} skeleton={outline} what={m.desk_positions_what()}>
        {({ list }) => {
          const position = list.find(({ id }) => id === place.position)
          const props: PositionsProps = {
            positions: list,
            chosen: position?.id ?? '',
            busy: asked?.open ? asked.id : '',
            hrefOf: (id) => hrefOf(placeAt(id)),
            onChoose: (id) => goTo(placeAt(id)),
            onOpening: (wanted) => opening.send({ type: 'OPENING.ASKED', asked: wanted }),
          }
          return (
            <div className={css.work}>
              <PositionsColumn {...props} />
              <PositionChoice {...props} />
              <main className={css.review}>
                <DeskReview
                  flow={deskReview}
                  place={{ ...place, position: props.chosen }}
                  onPlace={goTo}
                  hrefOf={hrefOf}
                  title={position?.title ?? m.desk_all()}
                  exportButton={
                    <ExportButton
                      actor={exporting}
                      filter={{ position: props.chosen, tab: place.tab, keyword: place.keyword }}
                    />
                  }
                />
              </main>
            </div>
          )
        }}
      </Queried>
      <OpeningDialog actor={opening} />
    </>
  )
}
