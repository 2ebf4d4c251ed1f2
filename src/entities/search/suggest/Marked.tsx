import { partsOf } from './marks.ts'
import { mark } from './SuggestPopup.css.ts'

export interface MarkedProps {
  readonly text: string
  readonly keywords: readonly string[]
}

/** A text with what was searched for in bold. */
export const Marked = ({ text, keywords }: MarkedProps) => (
  <>
    {partsOf(text, ...keywords).map((part) =>
      part.isMatch ? (
        <b key={part.at} className={mark}>
          {part.text}
        </b>
      ) : (
        part.text
      ),
    )}
  </>
)
