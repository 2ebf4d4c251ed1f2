import { Button } from '../../../ui/button/Button.tsx'
import { BackIcon } from '../../../ui/icons/account.tsx'
import * as css from './EmployerAuth.css.ts'

export interface PaneHeadProps {
  readonly title: string
  /** A way to the step before. */
  readonly back?: { readonly label: string; readonly disabled: boolean; onBack(): void }
}

export const PaneHead = ({ title, back }: PaneHeadProps) => (
  <>
    {back && (
      <Button kind="ghost" size="sm" className={css.back} disabled={back.disabled} onClick={back.onBack}>
        <BackIcon size={16} />
        {back.label}
      </Button>
    )}
    <h2 className={css.title}>{title}</h2>
  </>
)
