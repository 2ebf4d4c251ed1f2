import { useMemo } from 'react'
import * as css from './RichText.css.ts'
import { sanitise } from './sanitise.ts'

/**
 * HTML that somebody wrote. The server has sanitised it; here it is once more. Browsers may translate it, and it alone:
 * React has no hand in its texts.
 */
export function RichText({ html }: { readonly html: string }) {
  const inner = useMemo(() => ({ __html: sanitise(html) }), [html])
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised right above
  return <div className={css.text} translate="yes" dangerouslySetInnerHTML={inner} />
}
