import type { PracticeLanguage, PracticeQuestion } from '../../../../contract/practice.ts'
import {
  type AnswerEvaluation,
  type Dimension,
  dimensions,
  type Evaluation,
  type Points,
  type StarPart,
  starParts,
  weights,
} from '../../../../contract/rules/evaluation.ts'

/** What an answer is read by in a language. */
interface Language {
  /** Of an answer that says enough, and from where on it says too much: Chinese characters, or words. */
  readonly length: { readonly least: number; readonly enough: number; readonly much: number }
  /** A minute, of the same. */
  readonly pace: { readonly slow: number; readonly fast: number }
  size(text: string): number
  sentencesOf(text: string): readonly string[]
  readonly parts: Readonly<Record<StarPart, RegExp>>
  /** What the student did himself, each once. */
  readonly deeds: RegExp
  /** That something became more, less or other. */
  readonly change: RegExp
  readonly order: readonly RegExp[]
  readonly figures: RegExp
  readonly terms: RegExp
  readonly fillers: RegExp
  readonly platitudes: RegExp
  readonly nothing: RegExp
}

const trimmed = (parts: readonly string[]) => parts.map((part) => part.trim()).filter((part) => part !== '')

const chinese: Language = {
  length: { least: 60, enough: 170, much: 700 },
  pace: { slow: 100, fast: 330 },
  size: (text) => [...text.matchAll(/[\p{Script=Han}\p{Number}]|[A-Za-z]+/gu)].length,
  sentencesOf: (text) => trimmed(text.split(/(?<=[。！？；!?;\n])/u)),
  parts: {
    situation:
      /大[一二三四]|去年|前年|今年|上学期|学期|暑假|寒假|实习|比赛|竞赛|当时|有一次|期间|毕业设计|课程设计|做过|支教|迎新|社团|实验室|小组|我们组|公众号|第一版|一开始|之前/u,
    task: /负责|任务|目标|要求|要在|需要|要做|承担|担任|我想(?:弄|知|找|把|用)|让我|为了|只剩|不到|必须/u,
    action:
      /我(?:先|就|用|把|又|再|给|找|做|写|改|查|量|拍|抓|去|问|跟|们|按|帮|马上|提议|一个|每|没有马上|当时)|第[一二三]步|于是|接着|首先|针对|然后/u,
    result:
      /结果|最后|最终|后来|现在|(?:降|升|涨|提|缩|减|增|改)(?:到|了|成|高|短|少)|从.{1,20}(?:到|变成|降|升)|超出|节省|省了|拿了|获得|同意|合格|成功|正常了|没有再|都装上|筹到|按时|过了|满意/u,
  },
  deeds:
    /(?:我|又|再|先|就|并|然后|接着|于是|也)[^，。；]{0,6}?(?:用|抓|断开|补|加|写|查|翻|做成|复现|发|量|拍|核对|叠|看|改|增强|试|找|问|建|贴|放|测|换|配|重写|缩|定|抽|比|配对|匹配|访谈|设计|数|算|请|拉|分别|聊|提议|陪|讲|编|整|确认|打电话|调|去掉|补起|让|监控)/gu,
  change:
    /从.{1,24}(?:到|变成|降|升|缩)|(?:降|升|涨|减|增|提高|提升|缩短|减少|超出|省)(?:到|了|为|高)?[^，。]{0,8}[\d零〇一二两三四五六七八九十百千万]|没有(?:再|一次|人再)|降到零/u,
  order: [
    /首先|第一步|一是|先|一开始|刚开始|起初/u,
    /然后|接着|第二步|二是|再/u,
    /于是|所以|因此|因为/u,
    /最后|最终|结果|后来|(?:月|周|天|星期)(?:以)?后/u,
    /学到|明白|知道要|下次|从那以后|以后|现在/u,
  ],
  figures:
    /(?<!\d)\d{1,6}(?:\.\d+)?(?!\d)|[零〇一二两三四五六七八九十百千万]{2,}|[二两三四五六七八九十](?=[个人次天周月年分秒层块套条道件位倍])|百分之/gu,
  terms:
    /[A-Z][A-Za-z0-9]+|[a-z]{3,}|示波器|逻辑分析仪|分析仪|报文|终端电阻|唯一索引|幂等|并发|压测|透视表|查找函数|函证|凭证|出库单|公差|配合|千分尺|铰刀|安全系数|互锁|传感器|闭合差|结构图|变更单|准确率|基线|标签|增强|超调|死区|积分|微分|静态电流|稳压|访谈|问卷|正则|索引|日志|图纸|程序|模板|数据库|接口|投影|小程序|二维码/gu,
  fillers: /嗯|呃|额，|那个|这个这个|就是说|啊什么的|什么的|怎么说呢|对吧|的话|吧/gu,
  platitudes:
    /我觉得.{0,20}(?:要多|重要|需求|沟通|成功之母|无则加勉|理解)|失败是成功之母|学习能力强|有?责任心|能吃苦|性格(?:比较)?开朗|一起成长|共同成长|挺好|还不错|合作得很愉快|力所能及|慢慢(?:变好|就)|一些|很多办法|虚心接受|比较满意|一点/gu,
  nothing: /不知道|不(?:太)?记得|没有什么经验|没什么经验|没有经历|没想过/u,
}

const english: Language = {
  length: { least: 30, enough: 85, much: 350 },
  pace: { slow: 60, fast: 180 },
  size: (text) => [...text.matchAll(/[A-Za-z0-9'’-]+/g)].length,
  sentencesOf: (text) => trimmed(text.split(/(?<=[.!?])\s+/)),
  parts: {
    situation: /\b(?:in my|during|when|last|internship|project|club|course|at the time|year|once a day|our)\b/i,
    task: /\b(?:asked to|had to|my task|responsible|goal|owned|leader|i was doing|within|before the)\b/i,
    action:
      /\b(?:i|we) (?:first )?(?:measured|found|replaced|added|wrote|talked|removed|logged|noticed|saw|started|made|built|met|asked|called|tested|fixed)|\bfirst\b|\bthen\b|\bso (?:i|we)\b/i,
    result:
      /\b(?:after that|as a result|in the end|finally|now|since then|took|stayed|came after|have not had|finished)\b/i,
  },
  deeds:
    /\b(?:i|we) (?:\w+ )?(?:measured|found|replaced|added|wrote|talked|removed|logged|noticed|saw|started|made|built|asked|called|tested|fixed|used)/gi,
  change: /\bfrom\b.{1,40}\bto\b|\b(?:took|reduced|increased|more people|have not had|only)\b/i,
  order: [
    /\bfirst\b/i,
    /\bthen\b|\bafter\b/i,
    /\bso\b|\bbecause\b/i,
    /\bin the end\b|\bfinally\b|\bafter that\b/i,
    /\blearn|\bprove|\bthe team\b|\bwe have not\b/i,
  ],
  figures:
    /(?<!\d)\d{1,6}(?:\.\d+)?(?!\d)|\b(?:two|three|four|five|six|seven|eight|nine|ten|eighty|fifty|hundred|twice|once a)\b/gi,
  terms:
    /\b(?:profiler|database|quer(?:y|ies)|join|index|test|column|client|server|identifier|listener|wifi|release|page|milliseconds|exhibition|library|website|front end|reconnects?)\b/gi,
  fillers: /\b(?:um|uh|er|well|you know|kind of|sort of|like)\b/gi,
  platitudes: /\b(?:always try my best|good grade|was busy|team player|hard[- ]working)\b/gi,
  nothing: /\b(?:never really|don['’]t know|don['’]t remember|no experience)\b/i,
}

export interface Said {
  readonly text: string
  /** Of its recording; null of an answer in writing. */
  readonly seconds: number | null
  readonly language: PracticeLanguage
  readonly question: PracticeQuestion
}

const SHOWN = 6
/** Whoever says something gets something, and there is always room for better. */
const FLOOR = 0.06
const ROOM = 0.08

const within = (value: number, most: number) => Math.round(Math.max(0, Math.min(1, value)) * most)
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([found]) => found)
const distinct = (list: readonly string[]) => [...new Set(list.map((one) => one.trim()).filter((one) => one !== ''))]

/** Pairs of characters, or words of some length, that a text could be found by. */
function keysOf(text: string, language: PracticeLanguage): readonly string[] {
  if (language === 'en') return distinct(matches(text.toLowerCase(), /[a-z]{4,}/g))
  return distinct(
    matches(text, /\p{Script=Han}{2,}/gu).flatMap((run) => [...run].slice(1).map((_, at) => run.slice(at, at + 2))),
  )
}

/** Share of what should be spoken of that is, 0 to 1. */
function coverage({ text, language, question }: Said): number {
  const locale = language === 'en' ? 'en' : 'zh-CN'
  const plain = text.toLowerCase()
  const isIn = (wanted: string) => {
    const keys = keysOf(wanted, language)
    return keys.length > 0 && keys.some((key) => plain.includes(key))
  }
  const hints = question.hints.map((hint) => hint[locale] ?? hint['zh-CN'])
  return hints.length === 0 ? 1 : hints.filter(isIn).length / hints.length
}

/** The sentence that says a part best: of several, the one that says it most exactly. */
function sentenceOf(sentences: readonly string[], part: StarPart, { parts, deeds, figures }: Language): string {
  const deedsIn = (sentence: string) => matches(sentence, deeds).length
  const found = sentences.filter(
    (sentence) => parts[part].test(sentence) || (part === 'action' && deedsIn(sentence) > 0),
  )
  if (part === 'action') return found.toSorted((one, other) => deedsIn(other) - deedsIn(one))[0] ?? ''
  const ranked = part === 'result' ? found.toReversed() : found
  const exactness = (sentence: string) => (part === 'situation' ? 0 : Math.min(2, matches(sentence, figures).length))
  return ranked.toSorted((one, other) => exactness(other) - exactness(one))[0] ?? ''
}

type Star = AnswerEvaluation['star']

/** Where one sentence says several parts, the clause of it that says each. */
function apart(star: Star, language: Language): Star {
  const isShared = (part: StarPart) => starParts.some((other) => other !== part && star[other] === star[part])
  const bare = (clause: string) => clause.replace(/[，,；;]\s*$/u, '')
  const clauseOf = (part: StarPart) => {
    const clauses = star[part].split(/(?<=[，,；;]\s*)(?=\S)/u)
    const isDone = (clause: string) =>
      matches(clause, language.deeds).length > 0 || language.order[1]?.test(clause) === true
    // What was done goes on from one clause to the next.
    const did = clauses.slice(clauses.findIndex(isDone), clauses.findLastIndex(isDone) + 1)
    return (part === 'action' && bare(did.join(''))) || sentenceOf(clauses.map(bare), part, language) || star[part]
  }
  return Object.fromEntries(
    starParts.map((part) => [part, star[part] !== '' && isShared(part) ? clauseOf(part) : star[part]]),
  ) as Star
}

/** By what is missing most. */
function followUpOf(star: AnswerEvaluation['star'], figures: number): AnswerEvaluation['follow_up'] {
  if (star.action === '') return { kind: 'action', text: star.task || star.situation }
  if (star.result === '') return { kind: 'result', text: star.action }
  if (figures === 0) return { kind: 'figure', text: star.result }
  return { kind: 'again', text: star.result }
}

export function evaluateAnswer(said: Said, number = 0): AnswerEvaluation {
  const { text, seconds } = said
  const language = said.language === 'en' ? english : chinese
  const { length, pace } = language
  const size = language.size(text)
  const sentences = language.sentencesOf(text)
  const star = apart(
    Object.fromEntries(starParts.map((part) => [part, sentenceOf(sentences, part, language)])) as Star,
    language,
  )

  const fullness = Math.min(1, size / length.enough)
  const deeds = distinct(matches(text, language.deeds)).length
  const figures = matches(text, language.figures)
  const terms = distinct(matches(text, language.terms))
  const fillers = matches(text, language.fillers)
  const platitudes = matches(text, language.platitudes).length
  const isNothing = language.nothing.test(text) && size < length.enough
  const isChanged = language.change.test(text)
  const steps = language.order.filter((pattern) => pattern.test(text)).length
  const tempo = seconds === null || seconds === 0 ? null : (size * 60) / seconds

  const own = Math.min(1, deeds / 3)
  const vague = Math.min(0.35, platitudes * 0.07)
  const empty = isNothing ? 0.2 : 1
  const rates: Record<Dimension, number> = {
    relevance:
      (0.25 + 0.3 * coverage(said) + 0.25 * own + 0.2 * fullness) * Math.min(1, size / length.least) - vague * 0.6,
    evidence:
      (star.situation ? 0.14 : 0) +
      (star.task ? 0.14 : 0) +
      0.36 * Math.min(1, deeds / 3.5) +
      (star.result ? 0.12 : 0) +
      (isChanged ? 0.24 : 0) -
      vague * 0.6,
    specificity: (figures.length * 0.12 + terms.length * 0.12) * (1 - vague),
    structure: (steps / 4) * Math.min(1, sentences.length / 3),
    length:
      (size > length.much ? 0.6 : fullness) * (tempo === null || (tempo >= pace.slow && tempo <= pace.fast) ? 1 : 0.6),
    fillers: size < length.least / 2 ? 0.2 : 1 - (fillers.length * 25) / Math.max(size, 1),
  }
  const points = Object.fromEntries(
    dimensions.map((one) => [one, within(FLOOR + (1 - FLOOR - ROOM) * rates[one] * empty, weights[one])]),
  ) as Points
  return {
    number,
    total: dimensions.reduce((sum, one) => sum + points[one], 0),
    points,
    star,
    exact: distinct([...figures, ...terms]).slice(0, SHOWN),
    fillers: distinct(fillers).slice(0, SHOWN),
    follow_up: followUpOf(star, figures.length),
  }
}

/** Of a practice: means of what its answers got. Null where none has a text. */
export function evaluationOf(
  answers: readonly AnswerEvaluation[],
  engine: Evaluation['engine'] = 'rules',
  fell: Evaluation['fell'] = null,
): Evaluation | null {
  if (answers.length === 0) return null
  const mean = (of: (one: AnswerEvaluation) => number) =>
    Math.round(answers.reduce((sum, one) => sum + of(one), 0) / answers.length)
  const points = Object.fromEntries(dimensions.map((one) => [one, mean(({ points: got }) => got[one])])) as Points
  return { total: mean(({ total }) => total), points, answers: [...answers], engine, fell }
}
