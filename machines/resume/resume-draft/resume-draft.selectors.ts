import type { SnapshotFrom } from 'xstate'
import type { resumeDraftMachine } from './resume-draft.machine.ts'

type ResumeDraftSnapshot = SnapshotFrom<typeof resumeDraftMachine>

export type ResumeDraftView = ResumeDraftSnapshot['value']['former']

export const resumeDraftView = ({ value }: ResumeDraftSnapshot): ResumeDraftView => value.former

/** Whether a page that is left now would lose nothing: the browser keeps what the server does not have. */
export const keepsDrafts = (snapshot: ResumeDraftSnapshot): boolean => !snapshot.hasTag('unkept')

/** When the last of the drafts that were found was typed: milliseconds since the epoch. */
export const typedLast = ({ context: { found } }: ResumeDraftSnapshot): number =>
  Math.max(0, ...found.map(({ typedAt }) => typedAt))
