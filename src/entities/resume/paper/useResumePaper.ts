import { useMemo } from 'react'
import type { Locale } from '../../../../contract/calls/site.ts'
import type { ResumeContent } from '../../../../contract/resume.ts'
import { attachmentAddress } from '../../../api/resume-files.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { paperOf } from './paper-of.ts'

/**
 * A student's own resume as its pages have it, and the address of its photo, '' for none.
 * @param today as 2026-11-20
 * @param sent the language that its pages were sent in; the visitor's without
 */
export function useResumePaper(content: ResumeContent, today: string, sent?: Locale) {
  const preferences = usePreferences()
  const locale = sent ?? preferences.locale
  const paper = useMemo(() => paperOf(content, today, locale), [content, today, locale])
  return { paper, photo: paper.head.photo && attachmentAddress(paper.head.photo) }
}
