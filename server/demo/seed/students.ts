/** How far a demonstration student is: no resume yet, one, one with a diagnosis, one that AI wrote, or all of it. */
type Progress = 'none' | 'plain' | 'diagnosed' | 'ai' | 'full'

type Sex = '0' | '1'

export interface DemoStudent {
  readonly phone: string
  readonly name: string
  readonly school: string
  readonly major: string
  /** 0 male, 1 female. */
  readonly sex: Sex
  readonly progress: Progress
}

type Row = readonly [name: string, sex: Sex, major: string, progress: Progress]

/** 13800000001 onwards, in this order. */
const mainland: readonly Row[] = [
  ['林小满', '1', '计算机科学与技术', 'full'],
  ['陈思远', '0', '软件工程', 'none'],
  ['周予安', '0', '自动化', 'plain'],
  ['沈知夏', '1', '数字媒体技术', 'ai'],
  ['许清和', '0', '数据科学与大数据技术', 'diagnosed'],
  ['顾念一', '1', '会计学', 'plain'],
  ['陆时雨', '0', '土木工程', 'plain'],
  ['苏云起', '1', '汉语言文学', 'none'],
  ['江牧野', '0', '机械设计制造及其自动化', 'plain'],
  ['叶初晴', '1', '市场营销', 'diagnosed'],
  ['方承志', '0', '电子信息工程', 'plain'],
  ['何静姝', '1', '英语', 'plain'],
  ['罗星河', '0', '人工智能', 'ai'],
  ['唐语桐', '1', '法学', 'plain'],
  ['韩景行', '0', '材料科学与工程', 'none'],
  ['冯雨柔', '1', '护理学', 'plain'],
  ['程亦凡', '0', '物联网工程', 'plain'],
  ['魏书瑶', '1', '新闻学', 'diagnosed'],
  ['曹子墨', '0', '建筑学', 'plain'],
  ['袁可心', '1', '学前教育', 'plain'],
  ['邓浩然', '0', '车辆工程', 'none'],
  ['彭安宁', '1', '人力资源管理', 'plain'],
  ['萧远山', '0', '环境工程', 'plain'],
  ['田若溪', '1', '视觉传达设计', 'ai'],
  ['董明哲', '0', '金融学', 'plain'],
  ['潘采薇', '1', '生物技术', 'plain'],
  ['蒋一帆', '0', '通信工程', 'diagnosed'],
  ['余霜降', '1', '应用化学', 'none'],
  ['杜长风', '0', '物流管理', 'plain'],
  ['夏晚柠', '1', '旅游管理', 'plain'],
  ['石立言', '0', '哲学', 'plain'],
  ['姚念慈', '1', '社会工作', 'full'],
  ['谭北辰', '0', '测绘工程', 'plain'],
  ['廖听澜', '1', '音乐学', 'none'],
  ['邹景明', '0', '能源与动力工程', 'plain'],
  ['熊芷若', '1', '临床医学', 'plain'],
  ['金怀瑾', '0', '历史学', 'plain'],
  ['陶令仪', '1', '工商管理', 'diagnosed'],
  ['姜予乐', '0', '体育教育', 'plain'],
  ['崔南枝', '1', '园林', 'none'],
]

/** 886 0912345601 onwards, in this order. */
const taiwan: readonly Row[] = [
  ['林宥辰', '0', '資訊工程學系', 'full'],
  ['陳品妍', '1', '企業管理學系', 'none'],
  ['黃柏睿', '0', '電機工程學系', 'plain'],
  ['張語彤', '1', '視覺傳達設計學系', 'ai'],
  ['李冠廷', '0', '航運管理學系', 'plain'],
]

function studentsOf(rows: readonly Row[], firstPhone: number, school: string): DemoStudent[] {
  return rows.map(([name, sex, major, progress], index) => ({
    phone: String(firstPhone + index),
    name,
    school,
    major,
    sex,
    progress,
  }))
}

/** Phones are in canonical spelling. */
export const demoStudents: readonly DemoStudent[] = [
  ...studentsOf(mainland, 13800000001, '江临大学'),
  ...studentsOf(taiwan, 886912345601, '濱海科技大學'),
]
