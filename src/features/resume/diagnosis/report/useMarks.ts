import { type RefObject, useEffect } from 'react'
import type { Finding } from '../../../../../contract/diagnosis.ts'
import { severities } from '../../../../../contract/diagnosis.ts'
import { markNames } from './OnPaper.css.ts'

export const canMark = 'highlights' in CSS

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
export function useMarks(frame: RefObject<HTMLElement | null>, findings: readonly Finding[]): void {
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
