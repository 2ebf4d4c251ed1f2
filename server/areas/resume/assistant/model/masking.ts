/** Each stands for something of the student's that leaves nowhere. */
const stand = (kind: string, at: number): string => `⟦${kind}${at}⟧`

const PHONES =
  /(?<![\d.])(?:\+?\d{1,3}[- ]?)?1[3-9]\d[- ]?\d{4}[- ]?\d{4}(?!\d)|(?<!\d)0?9\d{2}[- ]?\d{3}[- ]?\d{3}(?!\d)|(?<!\d)0\d{2,3}[- ]\d{7,8}(?!\d)/g
const EMAILS = /[\w.+-]+[@＠][\w-]+(?:\.[\w-]+)+/g

/** A text without what tells who wrote it, and the way back. */
export interface Masked {
  readonly text: string
  /** An answer with what was taken out put in again. */
  restored(answer: string): string
}

/** @param name of the student */
export function masked(line: string, name: string): Masked {
  const hidden: string[] = []
  const hide = (kind: string) => (found: string) => {
    hidden.push(found)
    return stand(kind, hidden.length)
  }
  const parts = name
    .trim()
    .split(/\s+/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const named = name.trim().length > 1 ? line.replace(new RegExp(parts.join('\\s*'), 'gi'), hide('N')) : line
  const text = named.replace(EMAILS, hide('E')).replace(PHONES, hide('P'))
  return {
    text,
    restored: (answer) => answer.replace(/⟦[NEP](\d+)⟧/g, (found, at: string) => hidden[Number(at) - 1] ?? found),
  }
}
