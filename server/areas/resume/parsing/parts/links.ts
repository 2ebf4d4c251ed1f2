import type { ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import type { Line } from '../lines.ts'
import { findingOf, noFinding, slice } from '../piece.ts'
import { URL_LIKE } from './project.ts'

/** Before a colon, or alone in front of the address. */
const LABEL = /([\p{L}][\p{L} ]{1,15})\s*:\s*$|(?<=^|[|;•]\s*)([\p{L}]{2,16})\s+$/u

const labelEnd = (label: RegExpExecArray): number => label.index + (label[1] ?? label[2] ?? '').length

/** Addresses of pages among the lines about a person. */
export function linksOf(lines: readonly Line[]): ParsedResume['links'] {
  return lines.flatMap(({ cells }) =>
    cells.flatMap(({ piece }) => {
      const links: ParsedResume['links'] = []
      for (const match of piece.plain.matchAll(new RegExp(URL_LIKE, 'gi'))) {
        if (piece.plain[match.index - 1] === '@') continue
        const label = LABEL.exec(piece.plain.slice(0, match.index))
        links.push({
          label: label ? findingOf(slice(piece, label.index, labelEnd(label)), resumeLimits.place) : noFinding,
          url: findingOf(slice(piece, match.index, match.index + match[0].length), resumeLimits.address),
        })
      }
      return links
    }),
  )
}
