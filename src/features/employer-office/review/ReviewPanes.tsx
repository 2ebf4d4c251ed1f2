import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DeskDelivery } from '../../../../contract/calls/desk.ts'
import { mayStep } from '../../../../contract/rules/delivery-steps.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { deskDeliveriesQuery } from '../../../api/desk.ts'
import { queryClient } from '../../../api/query-client.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { useKeptFocus } from '../../../ui/focus/useKeptFocus.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'
import { useMatches } from '../../../ui/useMatches.ts'
import type { DeskReviewProps, DeskSearchActor, InterviewDeskActor, ReviewActor } from '../desk/desk-props.ts'
import { isTickable } from '../desk/moves.ts'
import { InterviewDialogs } from '../interviews/InterviewDialogs.tsx'
import { Interviews } from '../interviews/Interviews.tsx'
import { InviteDialog } from '../interviews/InviteDialog.tsx'
import { BulkBar } from './BulkBar.tsx'
import { nothing as nothingOpen } from './DeliveryPane.css.ts'
import { DeliveryPane } from './DeliveryPane.tsx'
import * as css from './DeskReview.css.ts'
import { MoveBar } from './MoveBar.tsx'
import { NoteDialog } from './NoteDialog.tsx'
import { neighbour } from './neighbour.ts'
import { PrintSheets } from './pages/PrintSheets.tsx'
import { ReviewList } from './ReviewList.tsx'
import { rowId } from './ReviewRow.tsx'

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
function KeyLine({ onHelp }: { onHelp(): void }) {
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
function KeyHelp({ isOpen, onClose }: { readonly isOpen: boolean; onClose(): void }) {
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

const TYPING = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]'
const OVER = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]'

/**
 * Single keys act while nobody types, nothing lies over the page, and no other key is held.
 * @param press called with the key in lower case
 * @returns whether that is one of its keys
 */
function useDeskKeys(press: (key: string) => boolean): void {
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, repeat, ctrlKey, metaKey, altKey, defaultPrevented } = event
    if (repeat || ctrlKey || metaKey || altKey || defaultPrevented) return
    if (target instanceof Element && target.closest(TYPING)) return
    if (document.querySelector(OVER)) return
    if (press(key.toLowerCase())) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => heard(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

export interface ReviewPanesProps extends DeskReviewProps {
  readonly actor: ReviewActor
  readonly interviews: InterviewDeskActor
  readonly search: DeskSearchActor
}

/** The list, and beside it, or in its place in a narrow window, what is open of it. */
export function ReviewPanes({ actor, interviews, search, flow, place, hrefOf, onPlace, ...head }: ReviewPanesProps) {
  usePreferences()
  const isWide = useMatches(css.TWO_PANES)
  const query = useQuery(deskDeliveriesQuery(place), queryClient)
  const [isHelped, setHelped] = useState(false)
  const list = query.data?.list ?? []
  const selected = useSelector(actor, ({ context }) => context.selected)
  const form = useSelector(actor, ({ children }) => children.invite)
  const ticked = list.filter((delivery) => selected.includes(delivery.id) && isTickable(delivery))
  const invite = ({ id, name }: DeskDelivery) => {
    const form = flow.formOf({ deliveryId: id, name, invitationId: '' })
    actor.send({ type: 'INVITE.ASKED', applicant: { id, name }, form })
  }
  const open = list.find(({ id }) => id === place.delivery)
  useFollowedFocus(place.delivery, isWide)
  const listPlace = useKeptFocus<HTMLElement>(ticked.length > 0 ? 'ticked' : 'plain')

  const walk = (to: DeskDelivery | undefined) => {
    if (to) onPlace({ delivery: to.id }, { replace: place.delivery !== '' })
    return true
  }
  useDeskKeys((key) => {
    if (key === 'j') return walk(neighbour(list, place.delivery, 1))
    if (key === 'k') return walk(neighbour(list, place.delivery, -1))
    if (key === 'u') return walk(neighbour(list, place.delivery, 1, ({ status }) => status === 'submitted'))
    if (key === 'x' && open && isTickable(open)) actor.send({ type: 'ROW.TOGGLED', id: open.id })
    else if (key === 'i' && open && mayStep(open.status, 'invite')) invite(open)
    else if (key === 'z') actor.send({ type: 'UNDO.CHOSEN' })
    else if (key === '?') setHelped(true)
    else return false
    return true
  })

  return (
    <div className={css.review}>
      <section
        ref={listPlace}
        tabIndex={-1}
        className={place.delivery === '' ? css.list : css.listOfOpen}
        aria-label={m.review_list()}
      >
        <ReviewList
          actor={actor}
          search={search}
          query={query}
          place={place}
          hrefOf={hrefOf}
          onPlace={onPlace}
          {...head}
        />
        <BulkBar actor={actor} printing={flow.printing} selected={ticked} />
        <KeyLine onHelp={() => setHelped(true)} />
      </section>
      {place.delivery !== '' ? (
        <DeliveryPane
          key={place.delivery}
          actor={actor}
          id={place.delivery}
          backHref={hrefOf({ delivery: '' })}
          isAlone={!isWide}
          onInvite={invite}
          onPrint={flow.print}
        >
          {(delivery) => <Interviews actor={interviews} flow={flow} delivery={delivery} />}
        </DeliveryPane>
      ) : (
        isWide && (
          <div className={nothingOpen}>
            <EmptyState title={m.review_nothing_open()} text={m.review_nothing_open_text()} />
          </div>
        )
      )}
      <NoteDialog actor={actor} />
      <InviteDialog actor={form} />
      <InterviewDialogs actor={interviews} />
      <MoveBar actor={actor} isRaised={ticked.length > 0} />
      <PrintSheets actor={flow.printing} />
      <KeyHelp isOpen={isHelped} onClose={() => setHelped(false)} />
    </div>
  )
}

/** The row of what is open has the focus while it is walked through, and again once it is left. */
function useFollowedFocus(open: string, isWide: boolean): void {
  const former = useRef(open)
  useEffect(() => {
    const left = former.current
    if (left === open) return
    former.current = open
    const row = document.getElementById(rowId(isWide && open !== '' ? open : left))
    if (isWide || open === '') row?.focus()
  }, [open, isWide])
}
