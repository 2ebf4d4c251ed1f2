import type { LocalText } from '../../../../contract/calls/site.ts'
import type { zoneKinds } from '../../../db/home-schema.ts'
import { words } from '../site-builders.ts'

/** Where an item of a zone leads. */
export type Target =
  | { type: 1; by: 'category' | 'city' | 'period'; value: string }
  | { type: 1; by: 'nothing' }
  | { type: 2 | 3; by: 'industry' | 'stage'; values: readonly string[] }
  /** Title of an article. */
  | { type: 4; article: string }
  /** Key of a column of contents. */
  | { type: 5; column: 'videos' | 'programmes' }
  | { type: 6; address: string }

export interface DemoZone {
  readonly icon: string
  readonly title: LocalText
  readonly hint: LocalText
  readonly target: Target
}

const zone = (
  icon: string,
  title: readonly [string, string, string],
  hint: readonly [string, string, string],
  target: Target,
): DemoZone => ({ icon, title: words(...title), hint: words(...hint), target })

const onwards: readonly DemoZone[] = [
  zone(
    'company',
    ['国企央企专场', '國營企業專場', 'State-owned employers'],
    ['校内直招', '校內直徵', 'Recruiting on campus'],
    { type: 2, by: 'stage', values: ['国有企业'] },
  ),
  zone('medal', ['选调生招录', '選調生招錄', 'Public service'], ['报考须知', '報考須知', 'What to know'], {
    type: 4,
    article: '选调生报考：时间线与材料',
  }),
  zone('briefcase', ['重点实习', '重點實習', 'Internships'], ['可转正', '可轉正職', 'With a job to follow'], {
    type: 1,
    by: 'period',
    value: 'internship',
  }),
  zone(
    'flask',
    ['科研助理', '研究助理', 'Research assistants'],
    ['校内外课题组', '校內外研究室', 'Labs in and out of school'],
    { type: 1, by: 'category', value: 'pharma' },
  ),
  zone('hands', ['基层项目', '基層計畫', 'Community programmes'], ['四类项目汇总', '四類計畫彙整', 'Four programmes'], {
    type: 5,
    column: 'programmes',
  }),
  zone('book', ['教师招聘', '教師徵才', 'Teaching'], ['中小学与高校', '中小學與大學', 'Schools and colleges'], {
    type: 1,
    by: 'category',
    value: 'teacher',
  }),
  zone(
    'globe',
    ['国际组织', '國際組織', 'International organisations'],
    ['实习与任职', '實習與任職', 'Internships and posts'],
    { type: 6, address: 'https://global-careers.example/students' },
  ),
  zone('plane', ['升学留学', '升學留學', 'Further study'], ['微课与讲座', '微課與講座', 'Short talks'], {
    type: 5,
    column: 'videos',
  }),
  zone('rocket', ['创业孵化', '創業育成', 'Start-ups'], ['场地与基金', '場地與基金', 'Rooms and funds'], {
    type: 4,
    article: '想创业，先用学校给的这几样东西',
  }),
  zone('heart', ['就业帮扶', '就業扶助', 'Personal support'], ['名额即将更新', '名額即將更新', 'New places soon'], {
    type: 1,
    by: 'nothing',
  }),
  zone('shield', ['参军入伍', '從軍報國', 'Military service'], ['报名与政策', '報名與政策', 'How to apply'], {
    type: 4,
    article: '参军入伍：报名流程与学业安排',
  }),
  zone(
    'star',
    ['成长型企业', '成長型企業', 'Growing companies'],
    ['小而专的团队', '小而專的團隊', 'Small and special'],
    { type: 3, by: 'stage', values: ['A 轮', 'B 轮'] },
  ),
]

const cityZone = (value: string, title: readonly [string, string, string], hint: readonly [string, string, string]) =>
  zone('', title, hint, { type: 1, by: 'city', value })

const places: readonly DemoZone[] = [
  cityZone('jianglin', ['江临', '江臨', 'Jianglin'], ['滨江科创走廊', '濱江科創走廊', 'Riverside innovation belt']),
  cityZone('hangzhou', ['杭州', '杭州', 'Hangzhou'], ['数字经济联合引才', '數位經濟聯合攬才', 'Digital economy']),
  cityZone('suzhou', ['苏州', '蘇州', 'Suzhou'], ['先进制造业集群', '先進製造業聚落', 'Advanced manufacturing']),
  cityZone('hefei', ['合肥', '合肥', 'Hefei'], ['青年人才计划', '青年人才計畫', 'Young talent plan']),
  cityZone('chengdu', ['成都', '成都', 'Chengdu'], ['西部人才直通车', '西部人才直通車', 'Express to the west']),
  cityZone('wuhan', ['武汉', '武漢', 'Wuhan'], ['光电子产业引才季', '光電產業攬才季', 'Optoelectronics season']),
  cityZone('xian', ['西安', '西安', 'Xi’an'], ['航空航天校企行', '航太校企行', 'Aerospace tour']),
  cityZone('ningbo', ['宁波', '寧波', 'Ningbo'], ['港航与新材料专场', '港航與新材料專場', 'Ports and materials']),
  cityZone('qingdao', ['青岛', '青島', 'Qingdao'], ['海洋科技人才周', '海洋科技人才週', 'Ocean technology week']),
  cityZone(
    'changsha',
    ['长沙', '長沙', 'Changsha'],
    ['工程机械联合招聘', '工程機械聯合徵才', 'Construction machinery'],
  ),
  cityZone('xiamen', ['厦门', '廈門', 'Xiamen'], ['应届专区', '應屆專區', 'For graduates']),
  cityZone('foshan', ['佛山', '佛山', 'Foshan'], ['制造业百企进校', '製造業百企進校', 'A hundred makers']),
]

const lastPlaces: readonly DemoZone[] = [
  cityZone('shenzhen', ['深圳', '深圳', 'Shenzhen'], ['硬件与出海', '硬體與海外市場', 'Hardware and export']),
]

/** What somebody would enter who wants a script to run. */
const strangePlaces: readonly DemoZone[] = [
  zone(
    '',
    ['来路不明的专区', '來路不明的專區', 'A zone of doubtful origin'],
    ['地址不可用', '網址無法使用', 'Address unusable'],
    { type: 6, address: 'javascript:alert(document.cookie)' },
  ),
]

const services: readonly DemoZone[] = [
  zone(
    'document',
    ['简历门诊', '履歷門診', 'Résumé clinic'],
    [
      '每周二、四 18:30 职业导师一对一改简历',
      '每週二、四 18:30 職涯導師一對一改履歷',
      'A mentor reads yours, Tuesdays and Thursdays',
    ],
    { type: 4, article: '一页简历怎么写：从删开始' },
  ),
  zone(
    'chat',
    ['模拟面试周', '模擬面試週', 'Mock interviews'],
    ['企业 HR 进校，20 分钟一场', '企業人資進校，20 分鐘一場', 'Twenty minutes with a recruiter'],
    { type: 4, article: '群面里怎样不抢话也被记住' },
  ),
  zone(
    'scales',
    ['政策与手续', '政策與手續', 'Papers and rules'],
    ['三方协议、档案、户口办理指引', '三方協議、檔案、戶籍辦理指引', 'Agreements, files, registration'],
    { type: 4, article: '三方协议：签之前要看清的八处' },
  ),
  zone(
    'users',
    ['生涯咨询', '職涯諮詢', 'Career advice'],
    ['预约就业指导老师，当面聊方向', '預約就業輔導老師，當面聊方向', 'Talk with an adviser'],
    { type: 4, article: '不知道想做什么，可以从排除开始' },
  ),
  zone(
    'video',
    ['就业微课', '就業微課', 'Short lessons'],
    ['三分钟一个问题', '三分鐘一個問題', 'One question in three minutes'],
    { type: 5, column: 'videos' },
  ),
]

const field = (
  icon: string,
  title: readonly [string, string, string],
  hint: readonly [string, string, string],
  value: string,
) => zone(icon, title, hint, { type: 2, by: 'industry', values: [value] })

const fields: readonly DemoZone[] = [
  field(
    'gear',
    ['智能制造', '智慧製造', 'Smart manufacturing'],
    ['机器人与精密制造', '機器人與精密製造', 'Robots and precision'],
    'robotics',
  ),
  field(
    'chip',
    ['集成电路', '積體電路', 'Semiconductors'],
    ['设计、设备与验证', '設計、設備與驗證', 'Design and tools'],
    'semiconductor',
  ),
  field(
    'code',
    ['企业服务', '企業服務', 'Business software'],
    ['软件、安全与咨询', '軟體、資安與顧問', 'Software and advice'],
    'software',
  ),
  field(
    'spark',
    ['人工智能', '人工智慧', 'Artificial intelligence'],
    ['视觉与语言', '視覺與語言', 'Vision and language'],
    'ai',
  ),
  field(
    'light',
    ['新能源', '新能源', 'Renewable energy'],
    ['光伏、储能、风电', '太陽能、儲能、風電', 'Solar, storage, wind'],
    'energy',
  ),
  field(
    'leaf',
    ['生物医药', '生物醫藥', 'Biotech'],
    ['诊断与创新药', '診斷與新藥', 'Diagnostics and drugs'],
    'biotech',
  ),
  field(
    'bridge',
    ['建筑工程', '建築工程', 'Construction'],
    ['总包与测绘', '統包與測繪', 'Contracting and maps'],
    'construction',
  ),
  field(
    'chart',
    ['金融', '金融', 'Finance'],
    ['投资、保险、证券', '投資、保險、證券', 'Funds and insurance'],
    'finance',
  ),
  field(
    'rocket',
    ['航空航天', '航太', 'Aerospace'],
    ['飞行器与卫星', '飛行器與衛星', 'Aircraft and satellites'],
    'aerospace',
  ),
  field('layers', ['汽车', '汽車', 'Automotive'], ['整车与零部件', '整車與零件', 'Cars and parts'], 'vehicle'),
  field('plane', ['物流', '物流', 'Logistics'], ['仓配与航运', '倉配與航運', 'Storage and shipping'], 'logistics'),
  field(
    'news',
    ['文化传媒', '文化傳媒', 'Media and culture'],
    ['影视与文旅', '影視與文旅', 'Film and tourism'],
    'media',
  ),
]

const lastFields: readonly DemoZone[] = [
  field('book', ['教育', '教育', 'Education'], ['学校与出版', '學校與出版', 'Schools and publishing'], 'education'),
]

export type Zones = Partial<Record<(typeof zoneKinds)[number], readonly DemoZone[]>>

/** One more than fits a page everywhere. */
export const fullZones: Zones = {
  companyArea: onwards,
  big_four: [...places, ...strangePlaces],
  zoneThree: services,
  zoneFour: [...fields, ...lastFields],
}

/** Of homes with less. */
export const shortZones: Zones = {
  companyArea: onwards.filter(({ target }) => target.type !== 4),
  big_four: [...places, ...lastPlaces],
  zoneFour: fields.slice(0, 6),
}
