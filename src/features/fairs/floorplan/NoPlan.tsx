import * as m from '../../../../messages/compiled/messages.js'
import { addressOf } from '../../../shared/links/links.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../ui/button/Button.tsx'
import { sheet } from '../../../ui/list/ListPage.css.ts'
import { EmptyState } from '../../../ui/list-state/EmptyState.tsx'

const words = {
  none: { title: m.fairs_plan_none, text: m.fairs_plan_none_text },
  closed: { title: m.fairs_plan_closed, text: m.fairs_plan_closed_text },
}

/** Says that there is no plan, or that nobody may see it. */
export function NoPlan({ kind, fairId }: { readonly kind: keyof typeof words; readonly fairId: string }) {
  usePreferences()
  return (
    <div className={sheet}>
      <EmptyState title={words[kind].title()} text={words[kind].text()}>
        <a className={buttonClass({})} href={addressOf('/jobFair', { id: fairId, tab: 'companies' })}>
          {m.fairs_all_companies()}
        </a>
      </EmptyState>
    </div>
  )
}
