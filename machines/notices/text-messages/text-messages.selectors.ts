import type { SnapshotFrom } from 'xstate'
import type { textMessagesMachine } from './text-messages.machine.ts'

type TextMessagesSnapshot = SnapshotFrom<typeof textMessagesMachine>

export type TextsView = TextMessagesSnapshot['value']
export const textsView = ({ value }: TextMessagesSnapshot): TextsView => value
