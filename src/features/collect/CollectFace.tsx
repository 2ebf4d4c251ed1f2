import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { HeartFilledIcon } from '../../ui/icons/HeartFilledIcon.tsx'
import { HeartIcon } from '../../ui/icons/HeartIcon.tsx'
import { usePreferences } from '../preferences.tsx'
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
      {isHeld ? <HeartFilledIcon className={css.held} /> : <HeartIcon />}
      {look === 'button' && (
        <span className={css.words}>
          {[unheld, m.job_collected()].map((one) => (
            <span key={one} className={one === words ? css.word : css.unsaid}>
              {one}
            </span>
          ))}
        </span>
      )}
    </Button>
  )
}
