import type { SnapshotFrom } from 'xstate'
import type { shareMachine } from './share.machine.ts'

type Snapshot = SnapshotFrom<typeof shareMachine>

export type LinkView = Snapshot['value']['link']
/** `looking` is over before anybody sees it. */
export type SystemView = Exclude<Snapshot['value']['system'], 'looking'>

export const linkView = ({ value }: Snapshot): LinkView => value.link
export const systemView = ({ value: { system } }: Snapshot): SystemView => (system === 'looking' ? 'missing' : system)
