import { hasQuantity } from '../quantity.ts'
import { BLANK } from './words.ts'

type Tail = string

/** What can be counted of a deed, by how it is called. */
const CHINESE: readonly (readonly [RegExp, Tail])[] = [
  [/组织|举办|策划|培训|宣讲|招募|辅导|讲授|授课|支教|带领|主持|承办|筹备/, `覆盖 ${BLANK} 人`],
  [/优化|改进|重构|提升|提高|缩短|降低|减少|改造/, `由 ${BLANK} 变为 ${BLANK}`],
  [/撰写|编写|编制|制作|绘制|整理|录入|登记|审核|核对|归档|翻译|批改|汇总|提取|准备/, `共 ${BLANK} 份`],
  [/拍摄|剪辑|处理|回复|发布/, `共 ${BLANK} 条`],
  [/调研|访谈|走访|收集|答疑|更新/, `共 ${BLANK} 次`],
  [/^(?:学习|了解|熟悉|接触)|跟随.{0,12}(?:学习|了解|熟悉|接触)/, `并用于 ${BLANK}`],
]
const ENGLISH: readonly (readonly [RegExp, Tail])[] = [
  [/\b(?:organi[sz]ed|hosted|taught|trained|led|recruited|promoted|presented)\b/i, `for ${BLANK} people`],
  [/\b(?:improved|reduced|optimi[sz]ed|refactored|cut|increased)\b/i, `from ${BLANK} to ${BLANK}`],
  [
    /\b(?:wrote|edited|drafted|prepared|checked|reviewed|translated|processed|documented|cleaned)\b/i,
    `${BLANK} in all`,
  ],
]

/** What asks how much came of it: what the line begins with says what can be counted. */
function tailOf(line: string, isChinese: boolean): Tail {
  const [begin = ''] = line.split(/[，,；;。]/)
  const found = (isChinese ? CHINESE : ENGLISH)
    .map(([deed, tail]) => ({ at: deed.exec(begin)?.index ?? -1, tail }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
  return found[0]?.tail ?? (isChinese ? `结果为 ${BLANK}` : `resulting in ${BLANK}`)
}

const asked = (line: string, tail: Tail, isChinese: boolean): string => {
  const [, text = '', end = ''] = /^(.*?)([。.；;，,]*)$/su.exec(line) ?? []
  return `${text}${isChinese ? '，' : ', '}${tail}${/[。.]/.test(end) ? end[0] : ''}`
}

/** A line that asks for what it lacks: how much, and with `isFully` also how long. */
export function withQuestions(line: string, isChinese: boolean, isFully: boolean): string {
  if (hasQuantity(line)) return line
  if (!isFully) return line.includes(BLANK) ? line : asked(line, tailOf(line, isChinese), isChinese)
  const once = asked(line, tailOf(line, isChinese), isChinese)
  return asked(once, isChinese ? `用时 ${BLANK}` : `taking ${BLANK}`, isChinese)
}
