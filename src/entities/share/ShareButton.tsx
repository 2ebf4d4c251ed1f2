import type { Shared } from '../../../machines/site/share/share.types.ts'
import * as m from '../../../messages/compiled/messages.js'
import { useActors } from '../../shared/actors/actors.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { Button, type ButtonLook } from '../../ui/button/Button.tsx'
import { ShareIcon } from '../../ui/icons/pages.tsx'

export interface ShareButtonProps extends Shared, Pick<ButtonLook, 'kind' | 'size'> {
  /** `icon` where there is little room. */
  readonly look?: 'icon' | 'button'
}

/** Opens what a page can be shared by. */
export function ShareButton({ what, id, title, kind = 'secondary', size = 'lg', look = 'button' }: ShareButtonProps) {
  usePreferences()
  const { overlay } = useActors()
  return (
    <Button
      kind={kind}
      size={size}
      square={look === 'icon'}
      aria-label={m.share_button_name({ title })}
      onClick={() => overlay.send({ type: 'DIALOG.OPENED', dialog: { name: 'share', what, id, title } })}
    >
      <ShareIcon />
      {look === 'button' && m.share_button()}
    </Button>
  )
}
