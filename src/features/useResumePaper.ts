import { useMemo } from 'react'
import type { ResumeContent } from '../../contract/resume.ts'
import { attachmentAddress } from '../api/resume-files.ts'
import { paperOf } from '../entities/resume-paper/paper-of.ts'
import { usePreferences } from './preferences.tsx'

/**
 * A student's own resume as its pages have it, in the visitor's language, and the address of its photo, '' for none.
 * @param today as 2026-11-20
 */
export function useResumePaper(content: ResumeContent, today: string) {
  const { locale } = usePreferences()
  const paper = useMemo(() => paperOf(content, today, locale), [content, today, locale])
  return { paper, photo: paper.head.photo && attachmentAddress(paper.head.photo) }
}
