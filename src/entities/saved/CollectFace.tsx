import * as m from '../../../messages/compiled/messages.js'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { HeartFilledIcon, HeartIcon } from '../../ui/icons/pages.tsx'
import * as css from './CollectFace.css.ts'

export interface CollectLook {
  /** What is collected: part of the accessible name. */
  readonly title: string
  readonly look: 'icon' | 'button'
  /** Words beside the heart, 收藏 unless told. */
  readonly label?: string
  readonly size?: 'md' | 'lg'
  /** As wide as its container. */
  readonly block?: boolean
}

export interface CollectFaceProps extends CollectLook {
  readonly isHeld: boolean
  onToggle?(): void
}

const hearts = { held: <HeartFilledIcon className={css.held} />, unheld: <HeartIcon /> }

/** A heart, filled where the thing is collected. */
export function CollectFace({ title, look, label, size = 'md', block = false, isHeld, onToggle }: CollectFaceProps) {
  usePreferences()
  const unheld = label ?? m.job_collect()
  const words = isHeld ? m.job_collected() : unheld
  return (
    <Button
      kind={look === 'icon' ? 'ghost' : 'secondary'}
      size={size}
      square={look === 'icon'}
      block={block}
      className={css.button}
      aria-pressed={isHeld}
      aria-label={m.job_collect_name({ action: words, title })}
      {...(onToggle && { onClick: onToggle })}
    >
      {look === 'icon' ? (
        hearts[isHeld ? 'held' : 'unheld']
      ) : (
        <span className={css.faces}>
          <span className={isHeld ? css.unseen : css.face}>
            {hearts.unheld}
            {unheld}
          </span>
          <span className={isHeld ? css.face : css.unseen}>
            {hearts.held}
            {m.job_collected()}
          </span>
        </span>
      )}
    </Button>
  )
}
