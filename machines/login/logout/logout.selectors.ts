import type { SnapshotFrom } from 'xstate'
import type { logoutMachine } from './logout.machine.ts'

export type LogoutView = SnapshotFrom<typeof logoutMachine>['value']

export const logoutView = ({ value }: SnapshotFrom<typeof logoutMachine>): LogoutView => value
