import type { Guided, GuidedTurn } from '../../../../contract/guided.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import * as css from './Guided.css.ts'
import { outcomeText, questionWords } from './guided-words.ts'

export interface TurnsProps {
  readonly guided: Guided
  /** Whether an earlier answer can be said otherwise now. */
  readonly canFix: boolean
  onFix(turn: GuidedTurn): void
}

/** What was asked and said so far. */
export function Turns({ guided: { turns, earlier }, canFix, onFix }: TurnsProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is moved by keys too
    <section role="log" className={css.log} aria-label={m.guided_log()} tabIndex={0} ref={toEnd}>
      {earlier > 0 && <p className={css.earlier}>{m.guided_earlier({ count: earlier })}</p>}
      {turns.map((turn) => (
        <Turn key={turn.id} turn={turn} canFix={canFix && turn.is_correctable} onFix={onFix} />
      ))}
    </section>
  )
}

/** The latest is in sight, whenever it is drawn. */
const toEnd = (log: HTMLElement | null) => log?.scrollTo({ top: log.scrollHeight })

interface TurnProps {
  readonly turn: GuidedTurn
  readonly canFix: boolean
  onFix(turn: GuidedTurn): void
}

function Turn({ turn, canFix, onFix }: TurnProps) {
  const { question, subject, text, outcome, why, unread } = turn
  return (
    <>
      {question && <p className={css.asked}>{questionWords[question].ask({ subject })}</p>}
      <div className={css.mine}>
        {!question && <p className={css.earlier}>{m.guided_pasted()}</p>}
        {text !== '' && <p className={css.said}>{text}</p>}
        <div className={css.outcome} data-written={outcome === 'written' || outcome === 'partly' ? '' : undefined}>
          <p>{outcomeText(turn)}</p>
          {why && <p>{why === 'long' ? m.guided_long() : m.guided_full()}</p>}
          {canFix && (
            <Button kind="link" size="sm" aria-label={`${m.guided_fix()} ${text}`} onClick={() => onFix(turn)}>
              {m.guided_fix()}
            </Button>
          )}
        </div>
        {unread.length > 0 && (
          <div className={css.unread}>
            <p>{m.guided_unread()}</p>
            <ul>
              {unread.map((line, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines never move
                <li key={at}>{line}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </>
  )
}
