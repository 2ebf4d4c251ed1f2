import * as m from '../../../messages/compiled/messages.js'
import { RichText } from '../content/RichText.tsx'
import * as detail from '../media/Detail.css.ts'
import { Facts } from '../media/Facts.tsx'
import { Neighbours } from '../media/Neighbours.tsx'
import { Related, type RelatedProps } from '../media/Related.tsx'
import { Trail } from '../media/Trail.tsx'
import { usePreferences } from '../preferences.tsx'
import * as css from './Article.css.ts'

export interface ArticleProps extends RelatedProps {
  /** Of the page, for who reads it on paper. */
  readonly address: string
}

/** Tables that may scroll can be scrolled with the keyboard. */
function letTablesFocus(text: HTMLElement | null): void {
  for (const table of text?.querySelectorAll('table') ?? []) table.tabIndex = 0
}

/** An article to read (FAIR-2). */
export function Article({ media, page, address }: ArticleProps) {
  usePreferences()
  return (
    <>
      <Trail media={media} page={page} />
      <div className={detail.columns}>
        <div className={detail.card}>
          <article className={detail.measure}>
            <h1 className={detail.title}>{media.title}</h1>
            <Facts media={media} />
            <div key={media.html} ref={letTablesFocus} className={css.text}>
              <RichText html={media.html} />
            </div>
            <p className={detail.printed}>
              {m.media_printed_from()} {address}
            </p>
            <Neighbours media={media} page={page} />
          </article>
        </div>
        <Related media={media} page={page} />
      </div>
    </>
  )
}
