import { computingMajors, type DemoDepartment, department } from './department.ts'

/** Of the school whose site has a landing. */
export const univDepartments: readonly DemoDepartment[] = [
  department(
    ['计算机与人工智能学院', '電腦與人工智慧學院', 'Computing and AI'],
    'code',
    ['computing'],
    computingMajors,
  ),
  department(
    ['机电工程学院', '機電工程學院', 'Mechatronics'],
    'gear',
    ['mechanical', 'electrical'],
    [
      ['自动化', '自動化', 'Automation', 'electrical'],
      ['机械设计制造及其自动化', '機械設計製造及其自動化', 'Mechanical Design'],
    ],
  ),
  department(
    ['电子信息学院', '電子資訊學院', 'Electronics and Information'],
    'chip',
    ['electronics'],
    [
      ['电子信息工程', '電子資訊工程', 'Electronic Information'],
      ['通信工程', '通訊工程', 'Telecommunications'],
    ],
  ),
  department(
    ['土木建筑学院', '土木建築學院', 'Civil Engineering and Architecture'],
    'bridge',
    ['civil'],
    [
      ['土木工程', '土木工程', 'Civil Engineering'],
      ['建筑学', '建築學', 'Architecture'],
    ],
  ),
  department(
    ['材料与化工学院', '材料與化工學院', 'Materials and Chemistry'],
    'flask',
    ['materials'],
    [
      ['材料科学与工程', '材料科學與工程', 'Materials Science'],
      ['应用化学', '應用化學', 'Applied Chemistry'],
    ],
  ),
  department(
    ['经济管理学院', '經濟管理學院', 'Economics and Management'],
    'chart',
    ['business'],
    [
      ['会计学', '會計學', 'Accounting'],
      ['金融学', '金融學', 'Finance'],
    ],
  ),
  department(
    ['人文学院', '人文學院', 'Humanities'],
    'book',
    ['humanities'],
    [
      ['汉语言文学', '中國文學', 'Chinese Literature'],
      ['法学', '法律學', 'Law'],
    ],
  ),
  department(
    ['生命与医药学院', '生命與醫藥學院', 'Life Sciences'],
    'leaf',
    ['life'],
    [
      ['生物技术', '生物技術', 'Biotechnology'],
      ['药学', '藥學', 'Pharmacy'],
    ],
  ),
]
