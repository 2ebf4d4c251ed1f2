import { createActor } from 'xstate'
import { devTools } from '../../../machines/kit/dev-tools.ts'
import type { NoticePort } from '../../../machines/kit/notice.ts'
import type { ResumeDraftPorts } from '../../../machines/resume/resume-draft/resume-draft.ports.ts'
import type { Draft } from '../../../machines/resume/resume-draft/resume-draft.types.ts'
import { isSame } from '../../../machines/resume/resume-editor/resume-editor.rules.ts'
import type { PieceKey } from '../../../machines/resume/resume-editor/resume-editor.types.ts'
import { provideResumeSession } from '../../../machines/resume/resume-session/resume-session.ports.ts'
import { fateOf } from '../../../machines/resume/resume-session/resume-session.rules.ts'
import {
  contentOf,
  draftsOf,
  isAnyUnsaved,
  isStuck,
  standingOf,
} from '../../../machines/resume/resume-session/resume-session.selectors.ts'
import type { Deleting, ResumeSessionContext } from '../../../machines/resume/resume-session/resume-session.types.ts'
import { mergedUnasked } from '../../entities/resume/merge.ts'
import { clockText } from '../../features/resume/editor/clock-text.ts'
import type { Piece, ResumeDesk } from '../../shared/actors/resume-desk.ts'
import { createDeletions } from './deletions.ts'
import { examples } from './examples.ts'
import { createKeeper } from './keeper.ts'
import { createPieces } from './pieces.ts'
import { today } from './today.ts'

/** Of one student; `end` forgets all of it. */
export interface OpenDesk extends ResumeDesk {
  /** Whatever rests is sent, and what was typed is kept on this browser at once. */
  leave(): void
  /** Whether something is not on the server, and will not be by itself. */
  isStuck(): boolean
  /** What is on its way to the server. */
  busy(): readonly Piece[]
  end(): void
}

/** What lies around a desk beside the server and the other tabs. */
export interface DeskPorts extends NoticePort, Pick<ResumeDraftPorts, 'readDrafts' | 'writeDrafts'> {
  /** @returns a function that ends that */
  watchConnection(back: () => void): () => void
}

/** The same for as long as nothing of it changes: nobody who shows it is drawn anew for each key. */
function steady<T>(draw: (context: ResumeSessionContext) => T, isAlike: (one: T, other: T) => boolean) {
  let last: { readonly context: ResumeSessionContext; readonly drawn: T } | undefined
  return (context: ResumeSessionContext): T => {
    if (last?.context === context) return last.drawn
    const drawn = draw(context)
    last = { context, drawn: last && isAlike(last.drawn, drawn) ? last.drawn : drawn }
    return last.drawn
  }
}

export function createDesk(userId: string, ports: DeskPorts): OpenDesk {
  const keeper = createKeeper(userId)
  const pieces = createPieces({ save: keeper.save, watchConnection: ports.watchConnection, record: () => now().record })
  const deletions = createDeletions(keeper, pieces, hold)
  const session = createActor(
    provideResumeSession({
      ...keeper,
      notify: ports.notify,
      watchServer: (_, report) => keeper.watch(report),
      pieces,
      deletions,
      drafts: { readDrafts: readLost, writeDrafts: ports.writeDrafts },
    }),
    { devTools, input: { studentId: userId } },
  )
  const now = () => session.getSnapshot().context

  /** Those that the server lacks, since what was sent while the page was left may have come; typed into here, they have met. */
  async function readLost(studentId: string): Promise<readonly Draft[]> {
    const fates = Map.groupBy(await ports.readDrafts(studentId), (draft) => fateOf(draft, now()))
    const saved = fates.get('saved')
    if (saved) await ports.writeDrafts({ studentId, waiting: Object.fromEntries(saved.map(({ key }) => [key, null])) })
    for (const draft of fates.get('met') ?? []) meetDraft(draft)
    return fates.get('lost') ?? []
  }

  /** What was typed before drafts were read stays: with the draft where they agree, else both are shown. */
  function meetDraft({ key, content: drafted, version: madeOn, typedAt }: Draft): void {
    const actor = pieces.known(key)
    if (!actor) return
    const { kept, content: typed, version } = actor.getSnapshot().context
    const merged = madeOn < version ? null : mergedUnasked(kept, typed, drafted)
    if (merged) {
      actor.send({ type: 'CONTENT.CHANGED', content: merged.content })
      ports.notify({ kind: 'resumeRestored', time: clockText(typedAt) })
    } else actor.send({ type: 'RIVAL.SAVED', rival: { content: drafted, version, kept } })
  }

  function hold(key: PieceKey): () => void {
    const actor = pieces.of(key)
    if (!actor) return () => {}
    session.send({ type: 'PIECE.HELD', key })
    return () => {
      if (pieces.known(key) === actor) session.send({ type: 'PIECE.RELEASED', key })
    }
  }

  const begin = (deletion: Deleting) => session.send({ type: 'DELETION.BEGUN', deletion })
  const content = steady(contentOf, isSame)
  const standing = steady(standingOf, isSame)
  const running = steady(
    (context) => context.deletions.flatMap(({ id }) => deletions.of(id) ?? []),
    (one, other) => one.length === other.length && one.every((actor, at) => actor === other[at]),
  )
  session.start()

  return {
    userId,
    today: today(),
    examples,
    subscribe(listener) {
      const { unsubscribe } = session.subscribe({ next: listener, complete: listener })
      return unsubscribe
    },
    content: () => content(now()),
    standing: () => standing(now()),
    deletions: () => running(now()),
    drafts: () => draftsOf(session.getSnapshot()),
    piece: pieces.of,
    hold,
    add: (kind) => pieces.add(kind),
    remove: (kind, id, title) => begin({ id, title, place: kind }),
    removeLine(place, at) {
      const line = deletions.line(place, at)
      if (line) begin(line)
    },
    reorder: (kind, ids) => session.send({ type: 'ORDER.MADE', order: { kind, ids } }),
    retry: () => session.send({ type: 'RETRIED' }),
    isUnsaved: () => isAnyUnsaved(now()),
    leave: () => session.send({ type: 'PAGE.LEFT' }),
    isStuck: () => isStuck(now()),
    busy: pieces.busy,
    end: () => session.send({ type: 'SESSION.ENDED' }),
  }
}
