import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import * as css from './DeskReview.css.ts'

interface Shortcut {
  readonly cap: string
  readonly what: () => string
}

const shortcuts: readonly Shortcut[] = [
  { cap: 'J', what: m.review_key_next },
  { cap: 'K', what: m.review_key_previous },
  { cap: 'U', what: m.review_key_unread },
  { cap: 'X', what: m.review_key_select },
  { cap: 'I', what: m.review_key_invite },
  { cap: 'Z', what: m.review_key_undo },
  { cap: '?', what: m.review_key_help_what },
]

/** The keys below the list. */
export function KeyLine({ onHelp }: { onHelp(): void }) {
  usePreferences()
  return (
    <footer className={css.keys}>
      <span className={css.key}>
        <kbd className={css.cap}>J</kbd>
        <kbd className={css.cap}>K</kbd>
        {m.review_key_walk()}
      </span>
      <span className={css.key}>
        <kbd className={css.cap}>X</kbd>
        {m.review_key_select()}
      </span>
      <span className={css.key}>
        <kbd className={css.cap}>I</kbd>
        {m.review_key_invite()}
      </span>
      <button type="button" className={`${css.key} ${css.allKeys}`} aria-haspopup="dialog" onClick={onHelp}>
        <kbd className={css.cap}>?</kbd>
        {m.review_key_help()}
      </button>
    </footer>
  )
}

/** All keys, and what each does. */
export function KeyHelp({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) {
  usePreferences()
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="small"
      title={m.review_keys_title()}
      description={m.review_keys_text()}
      closeLabel={m.review_close()}
    >
      <ul className={css.keyList}>
        {shortcuts.map(({ cap, what }) => (
          <li key={cap} className={css.keyRow}>
            <span>{what()}</span>
            <kbd className={css.cap}>{cap}</kbd>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
