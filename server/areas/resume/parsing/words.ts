/** Words by which a fact is told for what it is; all in folded text. */

export const isSchool = (text: string): boolean =>
  /(?:大学|学院|学校|党校|研究生院|中学|一中|高中|职高|中专|师专|高专|医专|College|University|Institute|School|Academy|Polytechnic|Universi[a-zàäé]+|École|Kolej|Hogeschool|Hochschule|Instituto|Politecnico|Facult[éa]|ETH|MIT|UCLA|NUS|NTU)/i.test(
    text,
  ) && !/(?:学院奖|大学生(?!.*大学)|学校级)/.test(text)

/** A part of a school, which is not the school. */
export const isFaculty = (text: string): boolean =>
  /^(?!.*(?:大学|university|专科学校)).*(?:学院|系(?!统)|学部|研究所|书院|school of|faculty|department|dept\.?|college of|institute of)/i.test(
    text,
  )

export const DEGREES: readonly (readonly ['doctor' | 'master' | 'bachelor' | 'college' | 'other', RegExp])[] = [
  ['doctor', /博士|直博|\bph\.?\s?d\b|\bdoctor(?:ate|al)?\b|\bdoctor of\b|\bd\.?phil\b/i],
  [
    'master',
    /硕士|研究生|专硕|学硕|\bmasters?(?:'s)?\b|\bm\.?\s?(?:sc|eng|phil|ed|a|s|b\.?a)\b\.?|\bmba\b|\bll\.?m\b/i,
  ],
  [
    'bachelor',
    /本科|学士|大学本科|\bbachelors?(?:'s)?\b|\bb\.?\s?(?:sc|eng|ed|a|s|b\.?a|ba|com|arch|mus|fa|n)\b\.?|\bll\.?b\b|\bundergraduate\b|\bb\.?eng\b|\bmb\s?,?\s?(?:bs|chb)\b/i,
  ],
  ['college', /专科|大专|高职|高专|\bassociate(?:'s)?\b|\bdiploma\b/i],
  ['other', /高中|中专|职高|交换|访学|辅修|\bexchange\b|\bhigh school\b|\bvisiting\b|\bminor\b/i],
]

export const SCORE =
  /(?:GPA|绩点|均分|平均分|加权|排名|成绩|分数|Rank(?:ing|ed)?|Top\s*\d|前\s*\d+(?:\.\d+)?\s*%|\d\.\d+\s*\/\s*[45](?:\.\d+)?|First[- ]Class|Second[- ](?:Upper|Class)|Distinction|Summa|Magna|Cum Laude|CGPA|WAM|保研|(?:专业|年级|班级|全系)第|(?:专业|年级|班级|全系|综合|学院)\s*\d+\s*\/\s*\d+)/i

export const isCompany = (text: string): boolean =>
  /(?:公司|集团|有限|股份|银行|证券|基金|保险|信托|医院|卫生院|诊所|事务所|律所|研究院|研究所|研究中心|实验室|法院|检察院|公安局|派出所|委员会|管理局|税务局|监督局|电视台|报社|出版社|杂志社|传媒|科技|网络|软件|咨询|设计院|美术馆|博物馆|图书馆|剧院|乐团|酒店|学校|小学|中学|幼儿园|大学|学院|培训|教育(?!学)|工作室|基金会|协会|中心(?!组)|工厂|制造|车间|物流|电器|电子|汽车|药业|制药|生物|食品|地产|置业|建筑|工程局|街道|社区|政府|机构|餐饮|超市|商场|书店|门店|腾讯|阿里|字节|百度|华为|美团|京东|网易|小米|学生会|团委|支部|俱乐部|联合会|滴滴|拼多多|快手|大疆|比亚迪|宁德时代|局$|厂$|社$|馆$|部$|院$|所$|店$|行$|站$|场$|\b(?:Inc|Ltd|LLC|Corp|Co|GmbH|PLC|Limited|Company|Corporation|Group|Bank|Hospital|University|Institute|Lab|Laboratory|Technologies|Technology|Tech|Studio|Partners|Securities|Capital|Consulting|Systems|Solutions|Media|Foundation|Center|Centre|Clinic|College|School|LLP|Office|Agency|Press|Museum|Gallery|Court|Associates|Holdings|Software|Labs|Networks|Ventures|Hotel|Restaurant|Store|Society|Association|Club|Union|Committee|Ministry|Bureau|Department|Council|Museum|Theatre|Services|Infirmary|NHS|Trust|Care|Academy|Berhad|Sdn|Magazine|Kindergarten|Gym)\b)/i.test(
    text,
  )

export const isPosition = (text: string): boolean =>
  /(?:实习生?|工程师|经理|助理|专员|主管|总监|顾问|分析师|设计师|架构师|产品|运营|开发|测试|算法|前端|后端|护士|医师|医生|药师|教师|老师|讲师|助教|律师|法务|书记员|会计|出纳|审计|编辑|记者|文案|策划|导演|摄影|摄像|剪辑|翻译|销售|客服|行政|人事|文员|秘书|干事|部长|副?主席|会长|社长|队长|组长|班长|书记|委员|主任|代表|编导|主编|负责人|成员|队员|志愿者|义工|讲解员|主持|队友|岗|员$|师$|生$|长$|兼职|管培|研究员|家教|技术员|操作工|导购|店员|收银|导游|前台|\b(?:Intern|Internship|Engineer|Manager|Assistant|Analyst|Developer|Designer|Consultant|Associate|Director|Officer|Specialist|Coordinator|Researcher|Teacher|Tutor|Nurse|Lead|Leader|President|Vice|Chair|Head|Member|Volunteer|Trainee|Editor|Writer|Reporter|Accountant|Auditor|Clerk|Paralegal|Architect|Scientist|Programmer|Captain|Secretary|Treasurer|Founder|Co-?founder|Representative|Instructor|Fellow|Technician|Administrator|Supervisor|Planner|Translator|Producer|Artist|Ambassador|Mentor|Organi[sz]er|Contributor|Owner|Author|Cashier|Waiter|Waitress|Barista|Barrister|Clerkship|Therapist|Pharmacist|Curator|Illustrator|Photographer|Chairperson|Minister|Staff|Practitioner|Student|Tester|QA|Teaching|Attach[ée]|Aide|Docent|Guide|Coach|Trainer|(?:Physio)?therapist|Physiotherapist|Animator|Doctor|Physician|Surgeon|Midwife|Agronomist|Apprentice|Choreographer|Dancer|Chef|Journalist|Copywriter|Librarian|Counsell?or|Referee|Veterinarian)\b)/i.test(
    text,
  )

export const isRole = (text: string): boolean =>
  text.length <= 24 &&
  (isPosition(text) ||
    /(?:组员|主要参与|参与者|主持人|独立|核心|主力|负责|第[一二三]作者|主创|担任|\b(?:Solo|Individual|Sole|Core Member|Team Lead|First Author|PI|Backend|Frontend|Full[- ]?stack)\b)/i.test(
      text,
    ))

const CITIES =
  '北京 上海 天津 重庆 广州 深圳 杭州 南京 苏州 武汉 成都 西安 长沙 郑州 青岛 济南 大连 沈阳 哈尔滨 长春 厦门 福州 泉州 合肥 南昌 昆明 贵阳 南宁 海口 三亚 兰州 西宁 银川 乌鲁木齐 呼和浩特 太原 石家庄 保定 唐山 无锡 常州 南通 徐州 扬州 镇江 盐城 宁波 温州 绍兴 嘉兴 金华 台州 湖州 佛山 东莞 珠海 中山 惠州 汕头 江门 湛江 洛阳 开封 烟台 潍坊 威海 临沂 淄博 宜昌 襄阳 株洲 湘潭 岳阳 衡阳 绵阳 德阳 桂林 柳州 遵义 芜湖 蚌埠 赣州 九江 大庆 吉林 鞍山 包头 秦皇岛 廊坊 邯郸 拉萨 香港 澳门 台北 新北 桃园 台中 台南 高雄 新竹 基隆 嘉义 新加坡 东京 伦敦 纽约'
const cities = new Set(CITIES.split(' '))
const PROVINCES =
  '北京 上海 天津 重庆 河北 山西 辽宁 吉林 黑龙江 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 海南 四川 贵州 云南 陕西 甘肃 青海 台湾 内蒙古 广西 西藏 宁夏 新疆 香港 澳门'
const provinces = PROVINCES.split(' ')
const english =
  /^(?:Beijing|Shanghai|Tianjin|Chongqing|Guangzhou|Shenzhen|Hangzhou|Nanjing|Suzhou|Wuhan|Chengdu|Xi'?an|Changsha|Zhengzhou|Qingdao|Jinan|Dalian|Shenyang|Harbin|Xiamen|Fuzhou|Hefei|Kunming|Ningbo|Wuxi|Dongguan|Zhuhai|Hong Kong|Macau|Taipei|Taichung|Tainan|Kaohsiung|Hsinchu|Singapore|London|New York|San Francisco|Seattle|Boston|Tokyo|Sydney|Melbourne|Toronto|Paris|Berlin|Remote|China|PRC|Taiwan|UK|USA|United Kingdom|United States|Australia|Canada)(?:,\s*[A-Z][A-Za-z. ]{1,20}|\s+(?:China|PRC|[A-Z]{2}))?$/i

/** A town and what it is in, as English addresses have it. */
export const TOWN =
  /(?<![\p{L}])\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)*, ?(?:[A-Z]{2,3}|China|Germany|France|Japan|Singapore|Canada|Australia|Taiwan|United Kingdom|United States|Netherlands|The Netherlands|Belgium|Switzerland|Austria|Italy|Spain|Portugal|Ireland|England|Scotland|Wales|Sweden|Norway|Denmark|Finland|Poland|Brazil|Mexico|Argentina|Chile|India|Pakistan|Malaysia|Indonesia|Thailand|Vietnam|Philippines|(?:South )?Korea|Nigeria|Kenya|Ghana|Egypt|South Africa|Turkey|Israel|New Zealand|Russia|Ukraine|Greece|Hungary|Czech Republic)(?![\p{L}])/u
const WHOLE_TOWN = new RegExp(`^${TOWN.source}$`, 'u')

/** A place where somebody lives or works. */
export function isCity(text: string): boolean {
  const bare = text.replace(/\s/g, '').replace(/(?<=..)市$/, '')
  if (cities.has(bare)) return true
  // "浙江大学" and "London School of Economics" begin as places do.
  const isInstitution = isSchool(text) || isCompany(text)
  if (!isInstitution && (english.test(text.trim()) || WHOLE_TOWN.test(text.trim()))) return true
  const province = provinces.find((name) => bare.startsWith(name))
  if (province) {
    const rest = bare
      .slice(province.length)
      .replace(/^(?:省|市|壮族自治区|回族自治区|维吾尔自治区|自治区)/, '')
      .replace(/^[·\-/]/, '')
    return (
      rest === '' ||
      cities.has(rest.replace(/市$/, '')) ||
      /^\p{Script=Han}{1,5}[市区县州盟旗](?:\p{Script=Han}{1,5}[市区县镇])?$/u.test(rest) ||
      (!isInstitution && /^\p{Script=Han}{2}$/u.test(rest))
    )
  }
  return /^[\p{Script=Han}]{2,4}市(?:[\p{Script=Han}]{1,4}[区县])?$/u.test(bare)
}

/** A verb at the start of what is told about a piece of work. */
export const STARTS_TELLING =
  /^(?:负责(?!人)|参与(?!者|人)|协助|独立|主导|完成|设计|搭建|使用|利用|通过|基于|针对|根据|担任|带领|组织|撰写|编写|开发了|实现|优化|分析|对接|跟进|制定|策划|收集|整理|调研|维护|熟悉|掌握|学习|配合|推动|运用|采用|建立|构建|累计|期间|在.{2,12}(?:中|期间|下)|为.{2,14}(?:提供|设计|开发|撰写)|将|与.{2,10}(?:合作|协作)|从|(?:Designed|Developed|Built|Led|Managed|Implemented|Created|Conducted|Assisted|Analy[sz]ed|Collaborated|Responsible|Worked|Improved|Wrote|Organi[sz]ed|Supported|Prepared|Drafted|Reduced|Increased|Maintained|Researched|Coordinated|Helped|Used|Achieved|Performed|Participated|Established|Provided|Delivered|Taught|Reviewed|Tested|Trained|Optimi[sz]ed|Engineered|Automated|Presented|Planned|Collected|Contributed|Proposed|Applied|Investigated|Launched|Deployed|Compiled|Ran|Cut|Drew|Won|Gave|Sold|Grew|Oversaw)\b|(?-i:(?!(?:Embedded|Certified|Chartered|Licensed|Unmanned|Registered(?= Nurse)) )[A-Z][a-z]{2,}ed (?=\d|[a-z]|[A-Z]{2})))/i
