import type { StarPart } from '../../../../contract/rules/evaluation.ts'

/** What an answer is read by in a language. */
export interface Language {
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

export const chinese: Language = {
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

export const english: Language = {
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
