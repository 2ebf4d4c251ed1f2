import type { Locale } from '../../../../contract/calls/site.ts'
import type { ResumeContent } from '../../../../contract/resume.ts'
import { headOf } from './head.ts'
import { paperLocale } from './language.ts'
import type { Paper } from './paper.ts'
import { sectionsOf } from './sections.ts'

/**
 * What stands on paper.
 * @param today as 2026-11-20
 * @param locale of the interface
 */
export function paperOf(content: ResumeContent, today: string, locale: Locale): Paper {
  const spoken = paperLocale(content.layout.template, locale)
  return { locale: spoken, head: headOf(content, today, spoken), sections: sectionsOf(content, spoken) }
}
