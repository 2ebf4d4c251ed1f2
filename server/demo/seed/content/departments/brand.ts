import { computingMajors, type DemoDepartment, department } from './department.ts'

/** Of the school with the branded home. */
export const brandDepartments: readonly DemoDepartment[] = [
  department(
    ['计算机与人工智能学院', '電腦與人工智慧學院', 'Computing and AI'],
    'code',
    ['computing'],
    computingMajors,
    'faculty.localhost',
  ),
  department(
    ['电子信息学院', '電子資訊學院', 'Electronics and Information'],
    'chip',
    ['electronics'],
    [
      ['电子信息工程', '電子資訊工程', 'Electronic Information'],
      ['通信工程', '通訊工程', 'Telecommunications'],
      ['微电子科学与工程', '微電子科學與工程', 'Microelectronics'],
    ],
  ),
  department(
    ['电气工程学院', '電機工程學院', 'Electrical Engineering'],
    'spark',
    ['electrical'],
    [
      ['电气工程及其自动化', '電機工程及其自動化', 'Electrical Engineering'],
      ['智能电网信息工程', '智慧電網資訊工程', 'Smart Grids'],
    ],
  ),
  department(
    ['机械工程学院', '機械工程學院', 'Mechanical Engineering'],
    'gear',
    ['mechanical'],
    [
      ['机械设计制造及其自动化', '機械設計製造及其自動化', 'Mechanical Design'],
      ['机器人工程', '機器人工程', 'Robotics'],
    ],
  ),
  department(
    ['土木与交通学院', '土木與交通學院', 'Civil Engineering and Transport'],
    'bridge',
    ['civil'],
    [
      ['土木工程', '土木工程', 'Civil Engineering'],
      ['测绘工程', '測繪工程', 'Surveying'],
      ['道路桥梁与渡河工程', '道路橋梁與渡河工程', 'Roads and Bridges'],
    ],
  ),
  department(
    ['材料科学与工程学院', '材料科學與工程學院', 'Materials Science'],
    'atom',
    ['materials'],
    [
      ['材料科学与工程', '材料科學與工程', 'Materials Science'],
      ['高分子材料与工程', '高分子材料與工程', 'Polymer Materials'],
    ],
  ),
  department(
    ['化学与环境学院', '化學與環境學院', 'Chemistry and Environment'],
    'flask',
    ['materials'],
    [
      ['应用化学', '應用化學', 'Applied Chemistry'],
      ['环境工程', '環境工程', 'Environmental Engineering'],
    ],
  ),
  department(
    ['生命科学学院', '生命科學學院', 'Life Sciences'],
    'leaf',
    ['life'],
    [
      ['生物技术', '生物技術', 'Biotechnology'],
      ['生物信息学', '生物資訊學', 'Bioinformatics'],
    ],
  ),
  department(
    ['经济与金融学院', '經濟與金融學院', 'Economics and Finance'],
    'chart',
    ['business'],
    [
      ['金融学', '金融學', 'Finance'],
      ['经济学', '經濟學', 'Economics'],
    ],
  ),
  department(
    ['管理学院', '管理學院', 'Management'],
    'briefcase',
    ['business'],
    [
      ['工商管理', '企業管理', 'Business Administration'],
      ['会计学', '會計學', 'Accounting'],
      ['人力资源管理', '人力資源管理', 'Human Resources'],
      ['市场营销', '行銷學', 'Marketing'],
    ],
  ),
  department(
    ['法学院', '法學院', 'Law'],
    'scales',
    ['humanities'],
    [
      ['法学', '法律學', 'Law'],
      ['知识产权', '智慧財產權', 'Intellectual Property'],
    ],
  ),
  department(
    ['外国语学院', '外國語學院', 'Foreign Languages'],
    'globe',
    ['humanities'],
    [
      ['英语', '英語', 'English'],
      ['日语', '日語', 'Japanese'],
    ],
  ),
  department(
    ['自动化学院', '自動化學院', 'Automation'],
    'route',
    ['electrical'],
    [
      ['自动化', '自動化', 'Automation'],
      ['测控技术与仪器', '量測與儀器', 'Measurement and Instruments', 'electronics'],
    ],
  ),
  department(
    ['能源与动力学院', '能源與動力學院', 'Energy and Power'],
    'light',
    ['electrical', 'mechanical'],
    [
      ['能源与动力工程', '能源與動力工程', 'Energy and Power'],
      ['新能源科学与工程', '新能源科學與工程', 'Renewable Energy'],
    ],
  ),
  department(
    ['车辆与交通工程学院', '車輛與交通工程學院', 'Vehicles and Traffic'],
    'layers',
    ['mechanical'],
    [
      ['车辆工程', '車輛工程', 'Vehicle Engineering'],
      ['交通运输', '交通運輸', 'Transport'],
    ],
  ),
  department(
    ['航空航天学院', '航太學院', 'Aerospace'],
    'rocket',
    ['mechanical', 'electronics'],
    [
      ['飞行器设计与工程', '飛行器設計與工程', 'Aircraft Design'],
      ['探测制导与控制技术', '探測導引與控制技術', 'Guidance and Control', 'electronics'],
    ],
  ),
  department(
    ['建筑学院', '建築學院', 'Architecture'],
    'company',
    ['civil', 'arts'],
    [
      ['建筑学', '建築學', 'Architecture'],
      ['城乡规划', '城鄉規劃', 'Urban Planning'],
      ['园林', '園藝造景', 'Landscape'],
    ],
  ),
  department(
    ['设计学院', '設計學院', 'Design'],
    'contrast',
    ['arts'],
    [
      ['工业设计', '工業設計', 'Industrial Design'],
      ['视觉传达设计', '視覺傳達設計', 'Visual Communication'],
      ['数字媒体技术', '數位媒體技術', 'Digital Media'],
    ],
  ),
  department(
    ['艺术学院', '藝術學院', 'Arts'],
    'star',
    ['arts'],
    [
      ['音乐学', '音樂學', 'Music'],
      ['动画', '動畫', 'Animation'],
    ],
  ),
  department(
    ['新闻与传播学院', '新聞與傳播學院', 'Journalism'],
    'news',
    ['humanities'],
    [
      ['新闻学', '新聞學', 'Journalism'],
      ['网络与新媒体', '網路與新媒體', 'New Media'],
    ],
  ),
  department(
    ['文学与历史学院', '文學與歷史學院', 'Literature and History'],
    'book',
    ['humanities'],
    [
      ['汉语言文学', '中國文學', 'Chinese Literature'],
      ['历史学', '歷史學', 'History'],
      ['哲学', '哲學', 'Philosophy'],
    ],
  ),
  department(
    ['教育学院', '教育學院', 'Education'],
    'cap',
    ['humanities'],
    [
      ['学前教育', '幼兒教育', 'Early Education'],
      ['体育教育', '體育教育', 'Physical Education'],
    ],
  ),
  department(
    ['医学院', '醫學院', 'Medicine'],
    'heart',
    ['life'],
    [
      ['临床医学', '醫學', 'Medicine'],
      ['药学', '藥學', 'Pharmacy'],
    ],
  ),
  department(
    ['护理与健康学院', '護理與健康學院', 'Nursing and Health'],
    'hands',
    ['life'],
    [
      ['护理学', '護理學', 'Nursing'],
      ['健康管理', '健康管理', 'Health Management'],
    ],
  ),
  department(
    ['物流与旅游学院', '物流與觀光學院', 'Logistics and Tourism'],
    'plane',
    ['business'],
    [
      ['物流管理', '物流管理', 'Logistics'],
      ['旅游管理', '觀光管理', 'Tourism'],
    ],
  ),
  department(
    ['公共管理学院', '公共管理學院', 'Public Administration'],
    'users',
    ['business', 'humanities'],
    [
      ['行政管理', '行政管理', 'Administration'],
      ['社会工作', '社會工作', 'Social Work', 'humanities'],
    ],
  ),
]
