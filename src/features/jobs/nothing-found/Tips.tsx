import * as m from '../../../../messages/compiled/messages.js'
import type { SearchKind } from '../../../shared/actors/search.types.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { CheckIcon } from '../../../ui/icons/account.tsx'
import { card, title } from '../../../ui/list/SideCard.css.ts'
import { icon, inList, inNarrowList, name, tip, tips } from './Tips.css.ts'

export interface TipsProps {
  /** The kind of things in the list. */
  readonly kind: SearchKind
  /** The place at the side of the list, or at its foot where it has no side, or has none on narrow screens. */
  readonly place: 'side' | 'inList' | 'inNarrowList'
}

const texts = {
  position: [m.nothing_tip_short, m.nothing_tip_words, m.nothing_tip_major],
  company: [m.nothing_tip_short, m.nothing_tip_company_words, m.nothing_tip_industry],
}

const classOf = { side: card, inList, inNarrowList }

/** Says how else something may be found. */
export function Tips({ kind, place }: TipsProps) {
  usePreferences()
  const isAtSide = place === 'side'
  const Heading = isAtSide ? 'h2' : 'h3'
  return (
    <section className={classOf[place]}>
      <Heading className={isAtSide ? title : name}>{m.nothing_tips()}</Heading>
      <ul className={tips}>
        {texts[kind].map((text) => (
          <li key={text()} className={tip}>
            <CheckIcon size={16} className={icon} />
            {text()}
          </li>
        ))}
      </ul>
    </section>
  )
}
