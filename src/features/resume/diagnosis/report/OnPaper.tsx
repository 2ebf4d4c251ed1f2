import { useQuery } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { type Finding, severities } from '../../../../../contract/diagnosis.ts'
import type { ResumeContent } from '../../../../../contract/resume.ts'
import * as m from '../../../../../messages/compiled/messages.js'
import { queryClient } from '../../../../api/query-client.ts'
import { recordQuery } from '../../../../api/resume.ts'
import { FittedPaper } from '../../../../entities/resume/paper/FittedPaper.tsx'
import { useResumePaper } from '../../../../entities/resume/paper/useResumePaper.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { PartFailed } from '../../../../shared/query/PartFailed.tsx'
import * as css from './OnPaper.css.ts'
import { markNames } from './OnPaper.css.ts'

const canMark = 'highlights' in CSS

/** Of several lines, the one that is meant; paper has each in a place of its own. */
function lineOf({ text, from, to }: NonNullable<Finding['quote']>) {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', from)
  const line = text.slice(start, end < 0 ? undefined : end)
  return { line, from: from - start, to: Math.min(to - start, line.length) }
}

function rangesOf(texts: readonly Text[], quote: NonNullable<Finding['quote']>): Range[] {
  const { line, from, to } = lineOf(quote)
  return texts.flatMap((text) => {
    const at = text.data.indexOf(line)
    if (line === '' || at < 0) return []
    const range = new Range()
    range.setStart(text, at + from)
    range.setEnd(text, at + to)
    return [range]
  })
}

function textsIn(frame: Node): Text[] {
  const walker = document.createTreeWalker(frame, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
  return texts
}

/** Highlights what findings quote wherever it stands in the frame, however often that is drawn anew. */
function useMarks(frame: RefObject<HTMLElement | null>, findings: readonly Finding[]): void {
  useEffect(() => {
    const { current } = frame
    if (!current || !canMark) return
    const mark = () => {
      const texts = textsIn(current)
      severities.forEach((severity, at) => {
        const ranges = findings
          .filter((one) => one.severity === severity && one.rule !== 'keyword-missing')
          .flatMap(({ quote }) => (quote ? rangesOf(texts, quote) : []))
        const highlight = new Highlight(...ranges)
        highlight.priority = -at
        CSS.highlights.set(markNames[severity], highlight)
      })
    }
    mark()
    const observer = new MutationObserver(mark)
    observer.observe(current, { childList: true, subtree: true, characterData: true })
    return () => {
      observer.disconnect()
      for (const name of Object.values(markNames)) CSS.highlights.delete(name)
    }
  }, [frame, findings])
}

export interface OnPaperProps {
  readonly userId: string
  /** As 2026-11-20. */
  readonly today: string
  /** Those that are marked. */
  readonly findings: readonly Finding[]
}

/** What findings quote, marked on the pages of the resume. */
export default function OnPaper({ userId, today, findings }: OnPaperProps) {
  usePreferences()
  const record = useQuery(recordQuery(userId), queryClient)
  if (!canMark || record.data === null) return null
  return (
    <section className={css.whole} aria-labelledby="on-paper">
      <h2 id="on-paper" className={css.title}>
        {m.diagnosis_on_paper()}
      </h2>
      <p className={css.hint}>{m.diagnosis_on_paper_hint()}</p>
      <PartFailed query={record} what={m.resume_title()} />
      {record.data && <Marked content={record.data.content} today={today} findings={findings} />}
    </section>
  )
}

interface MarkedProps {
  readonly content: ResumeContent
  readonly today: string
  readonly findings: readonly Finding[]
}

function Marked({ content, today, findings }: MarkedProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { paper, photo } = useResumePaper(content, today)
  useMarks(frame, findings)
  return (
    <div ref={frame} className={css.paper}>
      <FittedPaper paper={paper} layout={content.layout} photo={photo} />
    </div>
  )
}
