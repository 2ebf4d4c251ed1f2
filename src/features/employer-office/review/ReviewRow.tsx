import type { DeskDelivery } from '../../../../contract/calls/desk.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { momentText } from '../../../entities/delivery/moments.ts'
import { statusNames } from '../../../entities/delivery/status-names.ts'
import { degreeText } from '../../../entities/resume/paper/head.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Tag } from '../../../ui/chip/Tag.tsx'
import { checkbox } from '../../../ui/choice/checkbox.css.ts'
import { cover } from '../../../ui/list/Entry.css.ts'
import { unseen } from '../../../ui/reset.css.ts'
import { applicantText, statusTones } from '../desk/desk-words.ts'
import { isTickable } from '../desk/moves.ts'
import * as css from './DeskReview.css.ts'

export interface ReviewRowProps {
  readonly delivery: DeskDelivery
  readonly href: string
  readonly isOpen: boolean
  readonly isSelected: boolean
  /** The list is of all positions. */
  readonly hasPosition: boolean
  /** Milliseconds since the epoch, when it was read. */
  readonly now: number
  onToggle(): void
}

/** The id of a row's link, which gets the focus by it. */
export const rowId = (id: string): string => `review-row-${id}`

/** A delivery in the list. */
export function ReviewRow({ delivery, href, isOpen, isSelected, hasPosition, now, onToggle }: ReviewRowProps) {
  const { locale } = usePreferences()
  const { id, school, major, degree, position, status, delivered_at } = delivery
  const name = applicantText(delivery)
  const isUnread = status === 'submitted'
  const facts = [hasPosition ? position.title : '', school, major, degreeText(degree, locale)]
  return (
    <li className={isOpen ? css.openRow : css.row}>
      <span className={css.tick}>
        <input
          className={checkbox}
          type="checkbox"
          checked={isSelected}
          disabled={!isTickable(delivery)}
          aria-label={m.review_select({ name })}
          onChange={onToggle}
        />
      </span>
      <div className={css.words}>
        <div className={css.first}>
          <a
            id={rowId(id)}
            className={`${cover} ${isUnread ? css.unreadName : css.name}`}
            href={href}
            aria-current={isOpen ? 'true' : undefined}
          >
            {name}
            {isUnread && <span className={unseen}>{m.review_unread_mark()}</span>}
          </a>
          {isUnread ? (
            <span className={css.dot} />
          ) : (
            <span className={css.chip}>
              <Tag tone={statusTones[status]}>{statusNames[status]()}</Tag>
            </span>
          )}
          <time className={css.when} dateTime={delivered_at}>
            {momentText(delivered_at, now)}
          </time>
        </div>
        <p className={css.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
    </li>
  )
}
