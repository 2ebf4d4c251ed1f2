import type { Answer } from '../../../../contract/call.ts'
import type { getDeskPositions } from '../../../../contract/calls/desk.ts'
import type { Opening } from '../../../../machines/employer-office/position-opening/position-opening.types.ts'

export type DeskPosition = Answer<typeof getDeskPositions>['list'][number]

export interface PositionsProps {
  readonly positions: readonly DeskPosition[]
  /** Id of the one whose deliveries are shown; '' for all. */
  readonly chosen: string
  /** Id of the one that is being closed or opened; '' for none. */
  readonly busy: string
  hrefOf(id: string): string
  onChoose(id: string): void
  onOpening(asked: Opening): void
}

export const isClosed = ({ status }: DeskPosition): boolean => status === 'closed'

export const sumOf = (positions: readonly DeskPosition[], field: 'deliveries' | 'unread'): number =>
  positions.reduce((sum, position) => sum + position[field], 0)
