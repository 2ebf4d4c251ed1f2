import type { SnapshotFrom } from 'xstate'
import type { identitySwitchMachine } from './identity-switch.machine.ts'

export type IdentitySwitchView = SnapshotFrom<typeof identitySwitchMachine>['value']

export const identitySwitchView = ({ value }: SnapshotFrom<typeof identitySwitchMachine>): IdentitySwitchView => value
