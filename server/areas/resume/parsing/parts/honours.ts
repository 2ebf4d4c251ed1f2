import type { Finding, ParsedResume } from '../../../../../contract/parsed-resume.ts'
import { resumeLimits } from '../../../../../contract/resume.ts'
import { dateIn, withoutDate } from '../dates.ts'
import { findingOf, join, noFinding, normalised, type Piece, slice } from '../piece.ts'
import { trimmed } from '../tokens.ts'

/** Awards and certificates: what they are called, who gave them and when. */

export const CERTIFICATE =
  /证书?$|证书|资格|执业|从业|执照|认证|驾照|驾驶证|(?:计算机|国家)[一二三四]级(?!运动员|公路)|[初中]级\p{Script=Han}{0,8}师|(?<![a-z])(?:CPA|CFA|ACCA|FRM|CMA|PMP)(?![a-z])|\bcertifi|\blicen[sc]e|AWS |HCIA|HCIP|CCNA|软考|教师证|护士证|法考|A证/iu
export const AWARD =
  /奖|荣誉|优秀|三好|先进|标兵|称号|冠军|亚军|季军|第[一二三]名|入围|award|prize|scholarship|honou?r|medal|dean'?s list|winner|finalist|champion|first place|second place|third place/i

/** Who gives certificates and awards, by how its name ends. */
const GIVER =
  /(?:[部厅局委会院校署社]|大学|中心|公司|集团|政府|University|College|School|Ministry|Committee|Association|Society|Foundation|Institute|Council)$/i

export function dated(piece: Piece): { name: Piece | null; date: Finding } {
  const date = dateIn(piece)
  if (!date) return { name: piece, date: noFinding }
  const rest = withoutDate(piece, date)
    .map(trimmed)
    .filter(({ text }) => text !== '')
  return {
    name: rest.length > 0 ? join(rest, ' ') : null,
    date: normalised(date.start || date.end, slice(piece, date.from, date.to)),
  }
}

export const isGiver = (piece: Piece): boolean => {
  const { name } = dated(piece)
  return name !== null && GIVER.test(name.plain) && !AWARD.test(name.plain) && !CERTIFICATE.test(name.plain)
}

/**
 * A name and who gave what it names, at its end.
 * @param isOne whether it names an award or a certificate, whatever its words
 */
function givenBy(name: Piece, isOne: boolean): { name: Finding; giver: Finding } {
  const at = /\s{2,}(?=\S)|\s(?=\S+$)/u.exec(name.plain)
  const [what, who] = at ? [slice(name, 0, at.index), slice(name, at.index)] : [name, null]
  const isApart = at !== null && at[0].length > 1
  const isGiven = who !== null && isGiver(who) && (isOne || isApart || AWARD.test(what.plain))
  return {
    name: findingOf(isGiven ? what : name, resumeLimits.heading),
    giver: isGiven ? findingOf(who, resumeLimits.heading) : noFinding,
  }
}

/** How high a prize is, and not which. */
const GRADE =
  /^(?:(?:全国|国家|国际|世界|亚洲|[省市校院]|赛区|区域|地区)(?:级|赛)?)?(?:(?:特等|[一二三]等|[金银铜]|优秀|优胜|单项)奖|冠军|亚军|季军|第[一二三四五六七八九十]名)$/
const plainName = (piece: Piece): string => dated(piece).name?.plain ?? ''

export const isGrade = (piece: Piece): boolean => GRADE.test(plainName(piece))

/** How many had it, behind the name of an award. */
const SHARE =
  /\s+((?:全(?:校|院|系|国|省|市|班|年级|专业)|每年|共|仅|前|top)\s*(?:前|仅|共)?\s*[\d.一二两三四五六七八九十百]+\s*(?:人|名|位|支|队|组|项|%).{0,12})$/i
export const isShare = (piece: Piece): boolean => SHARE.exec(` ${plainName(piece)}`)?.index === 0

/** @param told of it in lines of their own */
export function awardOf(piece: Piece, date: Finding, told: Piece | null): ParsedResume['awards'][number] {
  const share = SHARE.exec(piece.plain)
  const { name, giver } = givenBy(share ? slice(piece, 0, share.index) : piece, CERTIFICATE.test(piece.plain))
  const notes = [...(share ? [slice(piece, share.index)] : []), ...(told ? [told] : [])]
  const note = findingOf(notes.length > 0 ? join(notes, '；') : null, resumeLimits.note)
  return { title: name, awarder: giver, date, note }
}

export function certificateOf(piece: Piece, date: Finding): ParsedResume['certificates'][number] {
  const { name, giver } = givenBy(piece, true)
  return { name, issuer: giver, date }
}
