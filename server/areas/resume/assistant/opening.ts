import { tagged } from '../../jobs/search/segments.ts'

/** How a line begins: with what somebody did, with a word that leaves open what that was, or with neither. */
export type Opening =
  | { readonly kind: 'verb' }
  | { readonly kind: 'weak'; readonly from: number; readonly to: number }
  | { readonly kind: 'none' }

/** Words that hide who did what. */
const WEAK = /^(?:参与|参加|协助|辅助|负责|帮助|帮忙|配合|跟随|学习|了解|熟悉|接触|协同|协办)/
const WEAK_ENGLISH =
  /^(?:was |were |been )?(?:responsible for|participated in|participating in|took part in|helped(?: to| with)?|helping|assisted(?: in| with)?|assisting|worked on|working on|worked with|involved in|in charge of|contributed to|learned|learnt|studied|supported)\b/i

/** What may stand before what was done: when, where, how, with whom. */
const BEFORE = [
  /^[一-鿿]{2,6}地(?=[一-鿿])/,
  /^[(（[【]?\d{1,2}[)）\]】.、．]\s*/,
  /^(?:(?:19|20)\d\d\s*[年.\-/]?\s*(?:\d{1,2}\s*月?)?(?:\s*[-—~至到]\s*(?:(?:19|20)\d\d\s*[年.\-/]?\s*)?(?:\d{1,2}\s*月?|今)?)?\s*)(?:暑期|寒假|暑假|[春秋]季学期|[春秋]季|[春秋]学期|上半年|下半年|学年)?(?:期间|间|起|底|初)?[，,:：]?\s*/,
  /^(?:暑期|暑假|寒假|实习期间|在校期间|任职期间|任期内|期间|本科期间|研究生期间|大[一二三四](?:上|下)?(?:学期|期间)?|研[一二三](?:上|下)?(?:学期|期间)?)[，,]?/,
  /^在[^，,。；;]{1,24}?(?:指导下|带领下|帮助下|协助下|支持下|要求下|背景下|基础上|前提下|情况下|环境下|条件下|过程中|项目中|比赛中|实习中|活动中|工作中|团队中|课程中|阶段|期间|后|前|时|中|(?<!地)下|内|里|上)[，,]?/,
  /^(?:作为|身为|以|担任)[^，,。；;]{1,20}(?:身份|角色)?[，,]/,
  /^(?:与|和|同|跟|携|联合|联同|会同)[^，,。；;]{1,16}?(?:一起|共同|合作|协作|配合|同学|同事|组员|队友|部门|团队|小组)(?:一起|共同)?(?=[^，,。；;])/,
  /^(?:独立|自主|自行|主动|积极|成功|共同|全程|全面|深度|深入|先后|累计|共|总共|多次|每周|每月|每日|每天|每学期|日常|快速|高效|顺利|主要|定期|亲自|带队|线上|线下|远程|兼职|利用业余时间|业余|率先|首次|持续|长期|及时|协同|牵头|专职|合作|团队合作|两人合作|分工|重点|专门|同时|并|另|还|曾|已|初步|逐步|反复|认真|按时|按期|提前|从零|从零开始|从0到1|从 0 到 1|实习期间|期末|课余|常态化|统一|系统|规范|严格|准确|独自)(?:地|，|,|、)?\s*/,
]
const COVERBS = new Set(
  '用 利用 使用 运用 采用 通过 基于 针对 围绕 根据 按照 按 依据 结合 为 给 对 将 把 从 以 由 向 面向 依托 借助 参照 参考 在 于 依 经 凭借 沿 就 随 跨 至 到'.split(
    ' ',
  ),
)
/** Done, though the tagger calls it otherwise. */
const DOES =
  /^(?:牵头|攻克|复盘|落地|落实|主导|主持|搭建|优化|设计|开发|实现|撰写|编写|策划|统筹|运营|组织|制作|制定|拍摄|剪辑|调研|访谈|负担|绘制|建模|仿真|测试|调试|分析|整理|清洗|采集|完成|推动|推进|构建|重构|封装|部署|维护|管理|带领|领导|指导|协调|对接|沟通|执行|发布|撰稿|翻译|核对|核算|编制|审核|统计|汇总|录入|登记|盘点|讲授|授课|备课|批改|辅导|教授|主讲|招募|培训|销售|推广|策展|改造|改进|改版|改写|加工|装配|检测|测量|测绘|标定|计算|验证|对比|比较|选型|选用|提出|提炼|提升|降低|减少|缩短|节省|压缩|引入|引进|接入|集成|迁移|上线|发起|筹备|举办|承办|创办|创建|创作|获得|荣获|斩获|取得|赢得|入选|晋级|发表|申请|申报|投稿|担任|连任|出任|服务|接待|慰问|支教|宣讲|主笔|起草|拟定|修订|校对|排版|建立|建设|梳理|归纳|总结|沉淀|输出|产出|交付|跟进|跟踪|跟单|监控|监测|巡检|排查|定位|修复|解决|处理|回复|答疑|维修|安装|调整|配置|配平|打磨|打通|拆解|拆分|对标|挖掘|洞察|训练|微调|标注|评估|评测|预测|拟合|推导|求解|编程|写|做|画|拍|教|带|建|管|跑|改|查|拉|送|开|讲|读|译|算|测|编|独立完成|套用|沿用|打造|研发|研究|承担|筛选|筛查|抽检|抽样|复核|稽核|对账|报税|开票|归档|装订|扫描|盘活|引流|选题|组稿|审校|布展|促成|签约|谈判|报价|投标|放线|验收|算量|套价|提量|出图|焊接|车削|铣削|打样|试制|试产|排产|下料|滴定|培养|接种|提取|纯化|合成|表征|护理|配药|照护|喂养|播种|嫁接|育种)/

const IRREGULAR =
  /^(?:built|led|wrote|rewrote|ran|won|made|grew|drove|taught|held|cut|set|put|sold|gave|got|kept|sped|spoke|oversaw|took|began|brought|drew|found|met|read|saw|shot|spent|thought|understood|became|chose|broke|beat|fed|fought|hit|rose|sent|shrank|split|spun|stood|swept|threw|undertook|upheld|withdrew|cost)\b/i
const BASE_FORMS =
  /^(?:build|lead|write|run|make|grow|drive|teach|design|develop|create|implement|manage|organi[sz]e|optimi[sz]e|analy[sz]e|test|plan|launch|deliver|improve|reduce|increase|automate|coordinate|present|publish|research|conduct|prepare|train|edit|maintain|collect|clean|model|simulate|deploy|refactor|review|draft|translate|host|set|negotiate|tutor|audit)\b/i
const BEFORE_ENGLISH =
  /^(?:(?:independently|successfully|jointly|personally|actively|collaboratively|single-handedly|effectively|proactively|also|regularly|weekly|daily|currently|initially|efficiently|quickly|rapidly|co-?)\s*,?\s*|(?:as|in|during|using|with|for|at|by|under|over|on|within|through|after|before|from|working|while|together with|based on)\b[^,.;]*,\s*|(?:19|20)\d\d[^,:]*[,:]\s*)/i

const HAN = /\p{Script=Han}/u
/** Characters in which a line shows that it goes on in Chinese. */
const NEAR = 24
/** What begins a line of both languages and was not done: 'Embedded Linux 移植'. */
const ATTRIBUTE = /^(?:Embedded|Distributed|Shared|Linked|Advanced)$/

function english(line: string, offset: number): Opening {
  let rest = line
  let at = offset
  for (let found = BEFORE_ENGLISH.exec(rest); found && found[0] !== ''; found = BEFORE_ENGLISH.exec(rest)) {
    rest = rest.slice(found[0].length)
    at += found[0].length
  }
  const subject = /^(?:I|We|i|we)\s+(?:also\s+|have\s+|had\s+|was\s+|am\s+|were\s+)?/.exec(rest)?.[0] ?? ''
  rest = rest.slice(subject.length)
  at += subject.length
  const weak = WEAK_ENGLISH.exec(rest)
  if (weak) return { kind: 'weak', from: at, to: at + weak[0].length }
  const [first = ''] = rest.split(/[\s,]/)
  const isPast = /^[A-Za-z-]+ed$/.test(first) || IRREGULAR.test(rest)
  if (HAN.test(line.slice(0, NEAR)))
    return { kind: isPast && /^[A-Z][a-z]+$/.test(first) && !ATTRIBUTE.test(first) ? 'verb' : 'none' }
  const isDone = isPast || BASE_FORMS.test(rest) || /^[A-Z][a-z-]+ing$/.test(first)
  return { kind: isDone ? 'verb' : 'none' }
}

const DEED = new RegExp(`${DOES.source}$`)

/** Whether a word, all of it, is known to say what somebody did. */
export const isDeed = (word: string): boolean => DEED.test(word)

/** Whether a text begins by saying what was done, and is not what something is called. */
export const beginsWithDeed = (text: string): boolean => DOES.test(text) && !isNamed(text)

/** @param line as the resume has it */
export function openingOf(line: string): Opening {
  let rest = line
  let at = 0
  const drop = (length: number) => {
    at += length
    rest = rest.slice(length)
  }
  drop(/^[\s•·\-—–*●◆▪]*/u.exec(rest)?.[0].length ?? 0)
  if (/^[A-Za-z(]/.test(rest)) {
    const sentence = english(rest, at)
    // 'React 组件库开发': a name before what follows in Chinese.
    if (sentence.kind !== 'none' || !HAN.test(rest)) return sentence
  }
  for (let isFound = true; isFound; ) {
    isFound = false
    for (const before of BEFORE) {
      const found = before.exec(rest)?.[0] ?? ''
      // Who led or took part is what was done.
      if (found !== '' && found.length < rest.length && !WEAK.test(rest) && !DOES.test(rest)) {
        drop(found.length)
        isFound = true
      }
    }
    const subject = /^(?:我们|本人|我|自己|个人)(?:也|还|曾|主要|独立)?/.exec(rest)?.[0] ?? ''
    if (subject !== '') {
      drop(subject.length)
      isFound = true
    }
  }
  return begins(rest, at)
}

function begins(rest: string, at: number): Opening {
  const weak = WEAK.exec(rest)
  if (weak) return { kind: 'weak', from: at, to: at + weak[0].length }
  if (beginsWithDeed(rest)) return { kind: 'verb' }
  const words = tagged(rest.slice(0, 60))
  const [first] = words
  if (!first) return { kind: 'none' }
  if (!COVERBS.has(first.word)) return { kind: isVerb(first.tag) && !isNamed(rest) ? 'verb' : 'none' }
  // 用、基于、面向 something: what was done with it comes behind.
  let offset = at
  let hasObject = false
  for (const { word, tag } of words) {
    if (hasObject && !COVERBS.has(word)) {
      const found = WEAK.exec(word)
      if (found) return { kind: 'weak', from: offset, to: offset + found[0].length }
      if (isVerb(tag) || DOES.test(word)) return { kind: 'verb' }
    }
    hasObject ||= !COVERBS.has(word)
    offset += word.length
  }
  return { kind: 'none' }
}

const isVerb = (tag: string): boolean => /^v(?!n)/.test(tag) || tag === 'vn'

/** 设计竞赛、测试报告、运营部: what is called after doing something. */
const isNamed = (rest: string): boolean =>
  /^(?:设计|测试|运营|管理|编程|创作|写作|实验|服务|销售|翻译|建模|数据分析)[^，,。；;：:的了过与和]{0,4}(?:竞赛|大赛|比赛|报告|论文|课程|课程设计|经验|经历|能力|部门?|中心|工作)(?:[，,。；;：:]|$)/u.test(
    rest,
  )
