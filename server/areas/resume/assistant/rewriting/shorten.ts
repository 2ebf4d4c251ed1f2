import { beginsWithDeed, isDeed } from '../opening.ts'
import { hasQuantity } from '../quantity.ts'
import { clausesOf, joined } from './clean.ts'

/** What says nothing that the line would miss, each with what is enough. */
const CHINESE: readonly (readonly [RegExp, string])[] = [
  [/(?:成功|顺利|积极|认真|努力|充分|有效|高效|圆满|很好|不断|切实)地(?=[一-鿿])/g, ''],
  [/(?:进一步|一系列的?|从而)/g, ''],
  [/相关(?:的)?(?=[一-鿿])/g, ''],
  [/通过(?:使用|利用|运用|借助|采用)/g, '用'],
  [/(?:使用|利用|运用|借助)了/g, '用'],
  [/并且/g, '并'],
  [/以及/g, '与'],
  [/能够/g, '能'],
  [/的(?:整个)?过程(?:当)?中/g, '中'],
  [/的时候/g, '时'],
  [/(?:进行|开展|实施)了?(?=(?:[一-鿿]{2})(?:[，,；;。]|$))/g, ''],
]

const ENGLISH: readonly (readonly [RegExp, string])[] = [
  [/\bin order to\b/gi, 'to'],
  [/\bso as to\b/gi, 'to'],
  [/\butili[sz]ing\b/g, 'using'],
  [/\butili[sz]ed\b/g, 'used'],
  [/\bUtili[sz]ed\b/g, 'Used'],
  [/\bdue to the fact that\b/gi, 'because'],
  [/\bas well as\b/gi, 'and'],
  [/\bwith the help of\b/gi, 'with'],
  [/\bin the process of\s+/gi, ''],
  [/\b(?:successfully|effectively|efficiently|actively|proactively|various|very)\s+/g, ''],
  [/^(?:Successfully|Effectively|Efficiently|Actively|Proactively)\s+(?=\w)/, ''],
]

/** 对数据进行分析: what is done with it comes before it. */
const DONE_TO = /对([^，,；;。]{2,16}?)(?:进行|开展|做)了?([一-鿿]{2})(?=[，,；;。]|$)/g
/** What a clause is for rather than what was done. */
const PURPOSE = /^(?:以?方便|以便|便于|确保|保证)/
/** 在 a clause's beginning, before what was done. */
const ADVERBS = /^(?:成功|积极|主动|高效|认真|努力|圆满|顺利)(?=[一-鿿])/
const LATER = /^(?:完成|学习|参与|参加|编写|撰写|制作|设计|开发|实现|组织|整理|获得|取得|解决|提升|建立|搭建)了/

const short = (clause: string): string => {
  const bare = clause.replace(ADVERBS, '')
  const text = bare !== clause && beginsWithDeed(bare) ? bare : clause
  return text.replace(LATER, (found) => found.slice(0, -1))
}

/** A line in fewer words, what it tells kept. */
export function shortened(line: string): string {
  const isChinese = /\p{Script=Han}/u.test(line)
  const patterns = isChinese ? CHINESE : ENGLISH
  const turned = line.replace(DONE_TO, (found, what: string, deed: string) => (isDeed(deed) ? `${deed}${what}` : found))
  const text = patterns.reduce((all, [long, instead]) => all.replace(long, instead), turned)
  const clauses = clausesOf(text).map(short)
  const kept = clauses.filter((clause, at) => at === 0 || !PURPOSE.test(clause) || hasQuantity(clause))
  const whole = joined(kept, line)
  return isChinese ? whole : whole.replace(/^[a-z]/, (first) => (/^[A-Z]/.test(line) ? first.toUpperCase() : first))
}
