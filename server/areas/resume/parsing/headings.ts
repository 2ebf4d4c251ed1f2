/** What a part of a resume is about. */
export type SectionKind =
  | 'basic'
  | 'intention'
  | 'education'
  | 'work'
  | 'project'
  | 'posts'
  | 'skills'
  | 'languages'
  | 'certificates'
  | 'awards'
  | 'summary'
  | 'links'
  /** A part that no field takes. */
  | 'unknown'

const LEAD = '(?:个人|本人|主要|相关|我的|所获|曾获|其他|其它|在校|校内|校外|校园|大学|自我|过往|重要|重点|部分|代表)*'
const CLOSE = '(?:经历|经验|背景|情况|信息|概况|一览|展示|汇总|列表|纪录|记录)*'
const chinese: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'intention',
    /^(?:求职|职业|就业|应聘|个人)?(?:意向|目标|期望|意愿|规划)(?:岗位|职位)?$|^(?:意向|目标|期望|应聘)(?:岗位|职位)$/,
  ],
  [
    'basic',
    /^(?:个人|基本|基础|联系|我的)?(?:个人)?(?:信息|资料|概况|联系方式)$|^(?:个人)?(?:联系方式|联系我|联络方式|通讯方式|简历|履历)$|^关于我$|^基本情况$|^个人情况$|^个人简历$/,
  ],
  [
    'education',
    new RegExp(
      `^${LEAD}(?:教育|学习|求学|学历|最高学历|学业|教育程度|教育与学术|教育及培训|教育与培训)(?:${CLOSE})$|^教育$|^学术背景$`,
    ),
  ],
  [
    'posts',
    new RegExp(
      `^${LEAD}(?:学生工作|学生干部|社团|社团活动|社团与活动|校园活动|校园|校内|在校|校园实践|学生组织|组织|社会活动|志愿者?|志愿服务|公益|干部|社会工作|任职|活动|课外活动|课外|社会服务|学生会|团学|社团及志愿)(?:与|及|和|/)?(?:社团|学生工作|活动|实践|任职|志愿服务|服务|工作|职务|社会实践)?(?:${CLOSE})$|^校园(?:经历|职务|任职|实践)(?:经历)?$|^(?:校内|在校)实践(?:经历|经验|活动)?$|^在校(?:经历|任职|职务|情况)$`,
    ),
  ],
  [
    'work',
    new RegExp(
      `^${LEAD}(?:实习|工作|实践|职业|从业|兼职|任职|临床实习|专业实习|教学实习|企业实习|实习实践|社会实践|实习与实践|实习及实践|实习和工作|工作及实习|工作与实习|实习与工作|实习及工作|工作实习|实习工作|工作实践|专业实践|教学|临床|见习|实训|创业|法律实务|展演|带教|执教|教育实习|支教|行医|职场)(?:与|及|和|/)?(?:实践|实习|兼职|工作|见习)?(?:${CLOSE})$|^(?:实习|工作|经历)$`,
    ),
  ],
  [
    'project',
    new RegExp(
      `^${LEAD}(?:项目|科研|研究|学术|课题|作品|设计|创作|课程设计|毕业设计|科研项目|项目实践|实践项目|课程项目|项目与科研|科研与项目|科研及项目|项目及科研|项目科研|科研学术|竞赛项目|项目竞赛|实验|工程|专案|专题|演出|表演|参展|展览|创作)(?:与|及|和|/)?(?:项目|科研|竞赛|实践|研究|作品|训练|成果)?(?:${CLOSE}|集)$|^(?:项目|作品集?|科研|专案|专题)$`,
    ),
  ],
  [
    'awards',
    new RegExp(
      `^${LEAD}(?:获奖|荣誉|奖励|奖项|奖学金|荣誉奖项|荣誉奖励|获奖荣誉|竞赛|竞赛获奖|得奖|奖惩|荣誉与奖项|荣誉及奖项|获奖与荣誉|荣誉称号|荣誉获奖|表彰|比赛|竞赛与荣誉|参赛|学术荣誉)(?:与|及|和|/)?(?:证书|荣誉|奖励|奖项|奖学金|称号|获奖|成果|技能|经历)?(?:${CLOSE})$`,
    ),
  ],
  [
    'certificates',
    new RegExp(
      `^${LEAD}(?:证书|资格|资格证书|证照|专业证照|专业资格|职业证照|执业资格|职业资格|技能证书|技能与证书|技能及证书|专业证书|资质|认证|证书与技能|证书及技能|资格与证书|职业证书)(?:与|及|和|/)?(?:证书|技能|资格|荣誉|奖项|资质|奖励|获奖|语言)?(?:${CLOSE})$`,
    ),
  ],
  ['languages', new RegExp(`^${LEAD}(?:语言|语文|外语|英语)(?:能力|水平|技能|成绩)?(?:${CLOSE})$`)],
  [
    'skills',
    new RegExp(
      `^${LEAD}(?:专业|技术|职业|IT|软件|办公|核心|综合|专长)?(?:技能|专长|特长|能力|技术栈|技术能力|掌握技能|技能特长|技能清单|技能专长|专业能力|技能语言|优势技能|技能水平|技能能力)(?:与|及|和|/)?(?:证书|特长|语言|其他|评价|兴趣|工具|爱好|其它|优势|语言能力|软件|专长|技能|兴趣爱好)?(?:${CLOSE})$|^技术栈$|^特长$|^专长$|^软件$|^(?:其他|其它|其他信息|其它信息|补充信息)$`,
    ),
  ],
  [
    'summary',
    /^(?:自我|个人|本人)(?:评价|介绍|总结|描述|简介|陈述|概述|优势|特点|鉴定|认知|推荐|亮点|综述|评述)$|^(?:核心|竞争|求职|我的)优势$|^(?:自传|简介|关于自己|综合评价|自述|职业概述|优势亮点|个人优势)$/,
  ],
  ['links', /^(?:个人)?(?:主页|链接|社交|网址|作品链接|个人网站|社交主页)$/],
  [
    'unknown',
    /^(?:兴趣|爱好|兴趣爱好|个人爱好|论文|论文发表|发表论文|学术成果|科研成果|论文成果|论文及专利|论文与专利|专利|著作|发表|推荐人|证明人|参考人|附件|附录|致谢|备注|个人作品展|成果发表|出版物|知识产权|培训|培训经历|课程|主修课程|相关课程|核心课程|家庭成员|家庭情况|兴趣特长|社会关系)$/,
  ],
]

const english: readonly (readonly [SectionKind, RegExp])[] = [
  [
    'education',
    /^(?:education(?:al)?(?: background| history| (?:and|&) training| experience)?|academic (?:background|history|qualifications?|record)|qualifications|academics|studies)$/,
  ],
  [
    'project',
    /^(?:(?:selected |key |personal |academic |course |relevant |side |technical |research |design |major |student |class |capstone )*(?:projects?|portfolio)(?: experiences?| work| highlights| (?:and|&) research)?|(?:academic |undergraduate |lab(?:oratory)? )*research(?: experiences?| projects?| (?:and|&) projects?| interests?)?|project work|selected works?)$/,
  ],
  [
    'work',
    /^(?:(?:professional|work|working|employment|internships?|practical|industry|relevant|related|clinical|teaching|legal|career|job|additional|placement|volunteer and work|work (?:and|&) internship|internship (?:and|&) work)(?: (?:experiences?|history|background|placements?|rotations?|practice|employment|record))*|experiences?|employment|internships?|career|placements?|clinical (?:rotations?|placements?)|work)$/,
  ],
  [
    'posts',
    /^(?:(?:leadership|extra-?curricular|campus|student|volunteer(?:ing)?|community|co-?curricular|social|society|club|organi[sz]ational|on-?campus|school)(?:(?:,| and| &|,? ?&| \/) (?:volunteer(?:ing)?|activities|community|service|involvement|extra-?curricular|leadership|campus|clubs|societies|experience))*(?: (?:experiences?|activities|involvement|roles?|service|engagement|work|positions?|activities (?:and|&) leadership|practice|leadership))*|activities(?: (?:and|&) (?:leadership|interests|societies|involvement|service))?|positions? of responsibility|organi[sz]ations|leadership|volunteering)$/,
  ],
  [
    'awards',
    /^(?:(?:selected |academic )*(?:honou?rs?|awards?|scholarships?|achievements?|accomplishments?|prizes?|distinctions|competitions?)(?:(?:,| and| &|\/|,? &) ?(?:honou?rs?|awards?|scholarships?|achievements?|certifications?|certificates?|prizes?|distinctions?|competitions?))*)$/,
  ],
  [
    'certificates',
    /^(?:(?:professional )?(?:certifications?|certificates?|licen[sc]es?|licensure|credentials)(?:(?:,| and| &|\/) ?(?:certifications?|certificates?|licen[sc]es?|licensure|training|skills|awards|courses))*)$/,
  ],
  ['languages', /^(?:languages?(?: (?:skills?|proficiency|abilities))?)$/],
  [
    'skills',
    /^(?:(?:technical|professional|core|key|relevant|computer|additional|other|it|software|clinical|soft|hard|special|laboratory|legal|design)? ?(?:skills?|competenc(?:y|ies|es)|expertise|proficienc(?:y|ies)|strengths|technologies|tools|tech stack|abilities|toolkit)(?: set)?(?:(?:,| and| &|\/) ?(?:interests?|languages?|certifications?|tools|others?|hobbies|abilities|technologies|software|strengths|competencies|qualifications|expertise))*|skillset|software|technical (?:background|proficiencies)|languages (?:and|&) skills)$/,
  ],
  [
    'summary',
    /^(?:(?:professional|personal|career|executive|academic)? ?(?:summary|profile|statement|overview|introduction|about|bio)|about(?: me)?|self[- ](?:evaluation|assessment|introduction|description|appraisal)|summary of qualifications|highlights|who i am)$/,
  ],
  [
    'intention',
    /^(?:(?:career|job|professional|employment)? ?(?:objectives?|intentions?|goals?|targets?)|(?:target|desired) (?:position|role|job)|position (?:desired|sought))$/,
  ],
  [
    'basic',
    /^(?:(?:personal|contact|basic)(?: (?:information|info|details|data|particulars))|contacts?|contact me|personal|curriculum vitae|resume|résumé|cv|get in touch)$/,
  ],
  ['links', /^(?:links?|websites?|online|social(?: media| links)?|profiles|find me online)$/],
  [
    'unknown',
    /^(?:(?:hobbies|interests|hobbies (?:and|&) interests|interests (?:and|&) hobbies|personal interests)|(?:selected )?publications?(?: (?:and|&) \w+)?|patents?|references?|referees|(?:relevant |selected )?(?:coursework|courses?)|presentations?|conferences?|exhibitions?|memberships?|affiliations?|training|additional information|miscellaneous|others?|additional)$/,
  ],
]

const only = (list: readonly (readonly [SectionKind, RegExp])[], text: string): SectionKind | null =>
  list.find(([, pattern]) => pattern.test(text))?.[0] ?? null

const LONGEST = 42

/**
 * Which section a line begins, or null where it is no heading. Decoration, numbering, a colon at its end, letters set
 * apart and the same in the other language beside it do not count.
 * @param plain folded text
 */
export function headingOf(plain: string): SectionKind | null {
  if (plain.length > LONGEST) return null
  const bare = plain
    .replace(/^\s*(?:[一二三四五六七八九十]{1,2}\s*[、.]|\(?\d{1,2}[.、)]|[①-⑨]|part\s*\.?\d+)\s*/iu, '')
    .replace(/[^\p{L}\p{N}&,/ -]+/gu, ' ')
    .replace(/[\p{Co}\s]+/gu, ' ')
    .trim()
    .replace(/^[\s,/-]+|[\s,/-]+$/g, '')
  if (bare === '' || /\d{2}/.test(bare)) return null
  const han = bare.replace(/[^\p{Script=Han}/]/gu, '').replace(/^\/+|\/+$/g, '')
  const latin = unspaced(
    bare
      .replace(/\p{Script=Han}/gu, ' ')
      .replace(/^[\s/|,-]+|[\s/|,-]+$/g, '')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase(),
  )
  const chineseKind = han ? only(chinese, han) : null
  const englishKind = latin ? only(english, latin) : null
  // After a colon stands what a heading is about, unless it is the heading once more.
  if (han && latin && !englishKind && /:\s*[A-Za-z]/.test(plain)) return null
  if (han && latin) return chineseKind && (englishKind || latin.length <= 3 || isWords(latin)) ? chineseKind : null
  return chineseKind ?? englishKind
}

/** Beside a Chinese heading its English words need not be known ones. */
const isWords = (latin: string) => /^[a-z &]+$/.test(latin) && latin.split(' ').length <= 3 && latin.length >= 5

/** "E D U C A T I O N" as one word. */
const unspaced = (text: string) => (/^(?:\w ){2,}\w$/.test(text) ? text.replaceAll(' ', '') : text)
