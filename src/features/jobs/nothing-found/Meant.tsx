import type { SearchHints } from '../../../../contract/calls/search.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { partsOf } from '../../../entities/search/suggest/marks.ts'
import { countText } from '../../../shared/lists/count-text.ts'
import type { Change } from '../../../shared/lists/dimensions.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import * as css from './WaysOut.css.ts'

export interface MeantProps {
  readonly meant: SearchHints['meant']
  readonly typed: string
  onChange(change: Change): void
}

/** Other keywords that may have been meant, each with what it finds. */
export function Meant({ meant, typed, onChange }: MeantProps) {
  usePreferences()
  if (meant.length === 0) return null
  return (
    <div className={css.meant}>
      {m.nothing_meant()}
      {meant.map(({ keyword, count }, i) => (
        <Button key={keyword} kind={i === 0 ? 'soft' : 'secondary'} size="sm" onClick={() => onChange({ keyword })}>
          <span>
            <Other text={keyword} typed={typed} />
          </span>
          <span className={css.count}>{m.suggest_count({ count: countText(count) })}</span>
        </Button>
      ))}
    </div>
  )
}

/** A text with what is other than in the typed one underlined. */
function Other({ text, typed }: { readonly text: string; readonly typed: string }) {
  const parts = partsOf(text, ...typed)
  const isAlike = parts.some(({ isMatch }) => isMatch)
  return parts.map((part) =>
    part.isMatch || !isAlike ? (
      part.text
    ) : (
      <b key={part.at} className={css.other}>
        {part.text}
      </b>
    ),
  )
}
