interface Part {
  readonly from: number
  readonly to: number
}

/** What everybody says of themselves. */
const BUZZWORDS = new RegExp(
  [
    '吃苦耐劳|能吃苦|肯吃苦|踏实(?:肯干|认真|稳重)?|勤奋(?:好学|刻苦|努力)?|刻苦(?:努力|钻研)|脚踏实地|兢兢业业|任劳任怨',
    '学习能力(?:较|很|非常)?强|(?:较|很)强的学习能力|(?:快速|善于|乐于|热爱|勤于)学习|学习能力突出|好学上进',
    '抗压能力(?:较|很)?强|(?:较|很)强的抗压能力|抗压能力|能承受(?:较大)?压力',
    '团队(?:合作|协作)?(?:精神|意识)(?:强|佳|良好)?|善于(?:与人)?(?:沟通|合作|团队合作)|(?:良好|较强|优秀|出色)的(?:团队|沟通|协调|组织|表达|人际|学习|执行|适应|领导)[一-鿿]{0,8}(?:能力|精神|意识)',
    '(?:沟通|表达|协调|组织|执行|适应|领导|动手)(?:协调|表达|沟通|管理)?能力(?:较|很|非常|极)?(?:强|好|佳|突出|优秀|出色)',
    '性格(?:开朗|外向|活泼|随和|温和|沉稳)|开朗大方|乐观(?:开朗|向上|积极)|热情(?:开朗|大方|洋溢)|为人(?:正直|诚恳|随和|真诚)|待人(?:真诚|热情|友善)|诚实守信',
    '责任心(?:较|很|极)?强|(?:强烈|高度|较强|很强)的责任(?:心|感)|有责任(?:心|感)|责任感(?:较|很)?强|认真负责|工作认真|认真细致|细心(?:负责|认真)?(?=[，,。；;、]|$)|做事(?:认真|细心|踏实|严谨)',
    '积极(?:向上|主动|进取|乐观)|上进心(?:强)?|有上进心|富有激情|充满(?:激情|热情)|自我驱动(?:力)?强|自驱力强|精益求精|追求卓越|勇于(?:挑战|创新)|敢于(?:挑战|创新)|综合素质(?:高|强|好)',
    'hard[- ]?working|team[- ]?player|(?:fast|quick) learner|detail[- ]?oriented|self[- ]?(?:motivated|starter|driven)|passionate|(?:strong|excellent|good|great|outstanding) (?:communication|interpersonal|leadership|organi[sz]ational|teamwork|problem[- ]solving)(?: (?:and \\w+ )?skills)?|results?[- ](?:driven|oriented)|go[- ]getter|highly motivated|think(?:s|ing)? outside the box|work(?:s)? well under pressure|can[- ]do attitude|dynamic individual|strong work ethic|responsible and|enthusiastic',
  ].join('|'),
  'i',
)

/** 我 as a subject, and not in 自我管理系统 or 我校. */
const FIRST_PERSON =
  /(?<!自)我(?!国|校|院|司|市|省|县|区|方|军|党|系|班|厂|行)(?:们)?|本人|(?<=^|[，,。；;、：:！!\s])自己(?!的)|\b(?:I|I'm|I've|my|My|me|myself)\b(?![-/&.])/

const partOf = (text: string, expression: RegExp): Part | null => {
  const found = expression.exec(text)
  return found ? { from: found.index, to: found.index + found[0].length } : null
}

export const buzzwordIn = (text: string): Part | null => partOf(text, BUZZWORDS)
export const firstPersonIn = (text: string): Part | null => partOf(text, FIRST_PERSON)
