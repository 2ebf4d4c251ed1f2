import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { ClockIcon } from '../../../ui/icons/ClockIcon.tsx'
import { StatusPage } from '../../../ui/status-page/StatusPage.tsx'

export interface PreparingProps {
  /** What the page is called. */
  readonly title: string
  /** Null where this is what the site begins with. */
  readonly onHome: (() => void) | null
}

/** A page whose content comes later, and the way on. */
export function Preparing({ title, onHome }: PreparingProps) {
  usePreferences()
  return (
    <StatusPage
      icon={<ClockIcon size={40} />}
      title={m.portal_preparing_title({ title })}
      text={m.portal_preparing_text({ title })}
    >
      {onHome && (
        <Button size="lg" onClick={onHome}>
          {m.portal_home()}
        </Button>
      )}
    </StatusPage>
  )
}
