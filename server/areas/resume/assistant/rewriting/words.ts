/** Where the student's own words are still to come. */
export const BLANK = '[X]'

const plain = (text: string): string[] => text.split(' ')

/** Words that a rewritten line may have though the line had them not: they tell of no thing, nobody and no amount. */
export const CHINESE_WORDS = plain(
  '承担 完成 合作 共同 与 为 随 用 并 共 覆盖 由 变为 结果为 用时 用于 的 部分 中的 人 份 条 次 、',
)
export const ENGLISH_WORDS = plain(
  'handled joined jointly with and to for from the people in all resulting taking using used because',
)

/** What is said of now, then and in -ing. */
const FORMS =
  'analyse analysed analysing,analyze analyzed analyzing,audit audited auditing,build built building,calculate calculated calculating,check checked checking,clean cleaned cleaning,collect collected collecting,compare compared comparing,conduct conducted conducting,coordinate coordinated coordinating,create created creating,debug debugged debugging,deliver delivered delivering,deploy deployed deploying,design designed designing,develop developed developing,document documented documenting,draft drafted drafting,edit edited editing,evaluate evaluated evaluating,fix fixed fixing,gather gathered gathering,host hosted hosting,implement implemented implementing,improve improved improving,install installed installing,integrate integrated integrating,investigate investigated investigating,launch launched launching,maintain maintained maintaining,manage managed managing,measure measured measuring,migrate migrated migrating,monitor monitored monitoring,optimise optimised optimising,optimize optimized optimizing,organise organised organising,organize organized organizing,plan planned planning,prepare prepared preparing,present presented presenting,process processed processing,produce produced producing,promote promoted promoting,publish published publishing,record recorded recording,recruit recruited recruiting,reduce reduced reducing,refactor refactored refactoring,reproduce reproduced reproducing,research researched researching,resolve resolved resolving,review reviewed reviewing,rewrite rewrote rewriting,run ran running,schedule scheduled scheduling,sort sorted sorting,survey surveyed surveying,teach taught teaching,test tested testing,train trained training,translate translated translating,troubleshoot troubleshot troubleshooting,update updated updating,validate validated validating,verify verified verifying,write wrote writing'
    .split(',')
    .map(plain) as [string, string, string][]

const pastOf = new Map(FORMS.flatMap(([now, then, going]) => [[now, then] as const, [going, then] as const]))

/** What was done then, of a verb as said of now or in -ing; undefined of any other word. */
export const thenOf = (verb: string): string | undefined => pastOf.get(verb.toLowerCase())

export const ENGLISH_PASTS: readonly string[] = FORMS.map(([, then]) => then)
