import { type ReactNode, useId } from 'react'
import type { BrandHome } from '../../../../../contract/calls/homes.ts'
import { localise } from '../../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { inside } from '../../../../ui/page/Landing.css.ts'
import { SectionHead } from '../../../../ui/section/SectionHead.tsx'
import * as css from './Section.css.ts'

export interface SectionProps {
  /** The section's words in the configuration. */
  readonly words: BrandHome['sections'][number]
  /** The title where configuration has none. */
  readonly title: string
  /** The hint in place of configuration's. */
  readonly hint?: ReactNode
  /** The part at the right of the heading. */
  readonly end?: ReactNode
  /** @param title how the section is called */
  children(title: string): ReactNode
}

/** Draws one of the sections of a branded home. */
export function Section({ words, title: usual, hint, end, children }: SectionProps) {
  const { locale } = usePreferences()
  const id = useId()
  const title = words.title ? localise(words.title, locale) : usual
  return (
    <section className={css.section} aria-labelledby={id}>
      <div className={inside}>
        <SectionHead id={id} title={title} hint={hint ?? (words.hint && localise(words.hint, locale))}>
          {end}
        </SectionHead>
        {children(title)}
      </div>
    </section>
  )
}
