import { fromPromise } from 'xstate'
import type { PositionStatus } from '../../../contract/calls/desk.ts'
import type { NoticePort } from '../../kit/notice.ts'
import { positionOpeningMachine } from './position-opening.machine.ts'
import type { Opening } from './position-opening.types.ts'

export interface PositionOpeningPorts extends NoticePort {
  /**
   * How the position stands then; one that is past its day stays `expired`, open or not.
   * Rejects with a CallFailure.
   */
  setOpen(id: string, open: boolean): Promise<PositionStatus>
}

export const providePositionOpening = (ports: PositionOpeningPorts) =>
  positionOpeningMachine.provide({
    actors: {
      setOpen: fromPromise<PositionStatus, Pick<Opening, 'id' | 'open'>>(({ input: { id, open } }) =>
        ports.setOpen(id, open),
      ),
    },
    actions: { notify: (_, notice) => ports.notify(notice) },
  })
