import * as m from '../../../messages/compiled/messages.js'
import { Button } from '../../ui/button/Button.tsx'
import { ClockIcon } from '../../ui/icons/ClockIcon.tsx'
import { usePreferences } from '../preferences.tsx'
import * as css from './Preparing.css.ts'

export interface PreparingProps {
  /** What the page is called. */
  readonly title: string
  onHome(): void
}

/** A page whose content comes later, and the way on. */
export default function Preparing({ title, onHome }: PreparingProps) {
  usePreferences()
  return (
    <div className={css.page}>
      <span className={css.icon}>
        <ClockIcon size={40} />
      </span>
      <h1 className={css.title}>{m.portal_preparing_title({ title })}</h1>
      <p className={css.text}>{m.portal_preparing_text({ title })}</p>
      <Button size="lg" onClick={onHome}>
        {m.portal_home()}
      </Button>
    </div>
  )
}
