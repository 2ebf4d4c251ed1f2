import * as m from '../../../../messages/compiled/messages.js'
import { ShareButton } from '../../../entities/share/ShareButton.tsx'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from '../../../shared/text/Prose.css.ts'
import { RichText } from '../../../shared/text/RichText.tsx'
import * as detail from '../detail/Detail.css.ts'
import { Facts } from '../detail/Facts.tsx'
import { Neighbours } from '../detail/Neighbours.tsx'
import { Related, type RelatedProps } from '../detail/Related.tsx'
import { Trail } from '../detail/Trail.tsx'

export interface ArticleProps extends RelatedProps {
  /** The address of the page, for readers on paper. */
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
            <div className={css.under}>
              <Facts media={media} />
              <div className={css.share}>
                <ShareButton what="article" id={media.id} title={media.title} kind="ghost" size="sm" />
              </div>
            </div>
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
