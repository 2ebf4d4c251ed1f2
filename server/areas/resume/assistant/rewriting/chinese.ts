import { tagged } from '../../../jobs/search/segments.ts'
import { beginsWithDeed, isDeed, openingOf } from '../opening.ts'
import { BLANK } from './words.ts'

const JOINS = /\s*(?:以及|并且|及|与|和|、|并)\s*/
const WORK = /(?<=[一-鿿]{2})(?:工作|任务|事宜|事务)$/
/** Called after doing something, and no deed of one student's. */
const NO_DEED =
  /^(?:工作|学习|活动|比赛|竞赛|大赛|实习|实践|考试|生活|服务|会议|答辩|计划|报告|规划|实训|要求|研究生|开始|结束)$/
/** Done without a thing that it is done to. */
const WITHOUT_OBJECT =
  /^(?:支教|授课|备课|主讲|沟通|服务|谈判|投标|报税|开票|出图|试产|排产|下料|算量|套价|提量|对账|选题|组稿|布展|编程|报价|引流|投稿|担任|获得|荣获|取得|赢得|入选|晋级|发表|试制)$/
/** 课程设计 is a thing. */
const THING = /(?:课程|毕业|平面|工业)设计$/

const isVerb = (word: string): boolean => {
  const [first, ...more] = tagged(word)
  return more.length === 0 && first !== undefined && /^v/.test(first.tag)
}

/** Of two characters and done to something; @param isSure whether the grammar says already that it is a deed */
const isTransitive = (word: string, isSure: boolean): boolean =>
  /^\p{Script=Han}{2}$/u.test(word) &&
  !NO_DEED.test(word) &&
  !WITHOUT_OBJECT.test(word) &&
  (isDeed(word) || (isSure && isVerb(word)))

const together = (deeds: readonly string[]): string =>
  deeds.length < 2 ? deeds.join('') : `${deeds.slice(0, -1).join('、')}并${deeds.at(-1)}`

/** What was done, and to what. */
interface Done {
  readonly deed: string
  readonly thing: string
}

const endsWithVerb = (text: string): boolean => /^v/.test(tagged(text).at(-1)?.tag ?? '')

/** 活动策划与图片归档: each has a deed of its own. */
const isMixed = (text: string): boolean => text.split(JOINS).slice(0, -1).some(endsWithVerb)

/** 编写施工组织 says itself what was done, 测试用例 does not. */
const isNoun = (text: string): boolean => text.length <= 4 || !(beginsWithDeed(text) || isVerb(text.slice(0, 2)))

/** Where or when rather than what. */
const NO_THING = /^(?:现场|线上|线下|日常|后期|前期|校内|校外|外出|实地|活动)$/

/** 工具的开发与调试 */
function afterOf(text: string): Done | null {
  const at = text.lastIndexOf('的')
  if (at < 2) return null
  const deeds = text
    .slice(at + 1)
    .split(JOINS)
    .flatMap((said) => (said.length === 4 ? [said.slice(0, 2), said.slice(2)] : [said]))
  if (!deeds.every((deed) => isTransitive(deed, true))) return null
  const thing = text.slice(0, at).trimEnd()
  return isMixed(thing) || !isNoun(thing) ? null : { deed: together(deeds), thing }
}

/** 版本维护 */
function atEnd(text: string): Done | null {
  if (THING.test(text)) return null
  const [thing, deed] = [text.slice(0, -2).trimEnd(), text.slice(-2)]
  if (NO_THING.test(thing) || !isNoun(thing)) return null
  return thing.length >= 2 && !/[的了着]|的..?$/.test(thing.slice(-3)) && isTransitive(deed, false)
    ? { deed, thing }
    : null
}

const SPACED = /\p{Script=Han} [A-Za-z\d]|[A-Za-z\d] \p{Script=Han}/u

/** Chinese before anything else, spaced as the line does it. */
function before(said: string, rest: string, line: string): string {
  const bare = rest.trimStart()
  return /^[A-Za-z\d]/.test(bare) && SPACED.test(line) ? `${said} ${bare}` : `${said}${bare}`
}

/** A clause that names a deed, with the deed first; null where it names none for certain. */
function turned(clause: string, line: string): ((before: string, behind: string) => string) | null {
  const text = clause.trim().replace(WORK, '')
  const whole = afterOf(text)
  if (whole) return (first, behind) => `${first}${before(whole.deed, whole.thing, line)}${behind}`
  const parts = text.split(JOINS)
  const all = parts.map(atEnd)
  if (parts.length > 1 && all.every((one) => one !== null)) {
    const said = all.map((one) => before(one!.deed, one!.thing, line))
    return (first, behind) => `${first}${together(said)}${behind}`
  }
  if (isMixed(text)) return null
  const one = atEnd(text)
  return one && ((first, behind) => `${first}${before(one.deed, one.thing, line)}${behind}`)
}

const PERSON =
  /^([^，,；;。、与和]{0,10}?(?:老师|导师|教师|班主任|师兄|师姐|师傅|学长|学姐|经理|主管|组长|部长|主任|总监|会计师|会计|出纳|工程师|设计师|专员|人员|同事|同学|组员|队友|医生|护士|律师|团队|小组|项目组|部门|安全员|管理员))(?=[^，,；;。])/

/** What it was done with, told by the first words behind the weak one. */
function withSomebody(rest: string, first: string, link: string): string | null {
  const person = PERSON.exec(rest)?.[1]
  if (!person || beginsWithDeed(person)) return null
  const done = rest.slice(person.length)
  return beginsWithDeed(done) || /^v/.test(tagged(done.slice(0, 12))[0]?.tag ?? '')
    ? `${first}${person}${link}${done}`
    : null
}

interface Behind {
  readonly line: string
  /** Behind the weak word, and of it the first clause. */
  readonly rest: string
  readonly clause: string
  readonly more: string
  /** Nothing may be asked for. */
  readonly isClosed: boolean
}

const startsWithDeed = (rest: string): boolean => beginsWithDeed(rest) && rest.length >= 6

const unsaid = ({ line, clause, more, isClosed }: Behind): string | null =>
  isClosed ? null : `${before('完成', clause, line)}中的 ${BLANK}${more}`

function owned({ line, rest, clause, more }: Behind): string {
  const turn = turned(clause, line)
  if (turn) return turn('', '') + more
  return startsWithDeed(rest) ? rest : before('承担', rest, line)
}

function shared(behind: Behind): string | null {
  const { line, rest, clause, more, isClosed } = behind
  const turn = turned(clause, line)
  if (turn && isClosed) return turn('合作', '') + more
  if (turn) return turn('', /的|部分$/.test(turn('', '')) ? `中的 ${BLANK}` : `的 ${BLANK} 部分`) + more
  return startsWithDeed(rest) ? `合作${rest}` : unsaid(behind)
}

function assisted(behind: Behind): string | null {
  const { line, rest, clause, more } = behind
  const said = withSomebody(rest, '与', '共同')
  if (said) return said
  const turn = turned(clause, line)
  if (turn) return turn('共同', '') + more
  return startsWithDeed(rest) ? `共同${rest}` : unsaid(behind)
}

const ways: Readonly<Record<string, (behind: Behind) => string | null>> = {
  负责: owned,
  参与: shared,
  参加: shared,
  协同: assisted,
  协办: assisted,
  协助: assisted,
  辅助: assisted,
  配合: assisted,
  帮忙: assisted,
  帮助: ({ rest }) => withSomebody(rest, '为', ''),
  跟随: ({ rest }) => withSomebody(rest, '随', ''),
}

/**
 * A line that begins with what was done, as far as it says that itself; the line as it is where it does so or does not.
 * @param isClosed whether nothing may be asked for
 */
export function chineseOpening(line: string, isClosed: boolean): string {
  const opening = openingOf(line)
  if (opening.kind === 'verb') return line
  const from = opening.kind === 'weak' ? opening.from : 0
  const word = opening.kind === 'weak' ? line.slice(opening.from, opening.to) : ''
  const rest = line
    .slice(from + word.length)
    .replace(/^[了过]\s*/, '')
    .trimStart()
  const clause = /^[^，,；;。：:]*/.exec(rest)?.[0] ?? ''
  const more = rest.slice(clause.length)
  const said =
    word === ''
      ? ((clause.includes('的') ? null : turned(clause, line)?.('', '')) ?? null)
      : (ways[word]?.({ line, rest, clause, more, isClosed }) ?? null)
  if (said === null) return line
  const text = line.slice(0, from) + (word === '' ? said + more : said)
  return openingOf(text).kind === 'verb' ? text : line
}
