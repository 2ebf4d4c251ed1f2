import { expect, it } from 'vitest'
import { fold } from '../../../../server/areas/resume/parsing/fold.ts'
import { headingOf } from '../../../../server/areas/resume/parsing/headings.ts'

it.each([
  [
    'education',
    [
      '教育背景',
      '教 育 经 历',
      '教育',
      '學歷',
      '一、教育经历',
      '■ 教育背景',
      '【教育背景】',
      'EDUCATION',
      'Education & Training',
      '教育背景 EDUCATION',
      'Academic Background',
      '⽬录教育经历'.slice(2),
      'E D U C A T I O N',
      '教育程度',
      '最高學歷',
    ],
  ],
  [
    'work',
    [
      '实习经历',
      '工作经验',
      '工作与实习',
      '實習經歷',
      '实习/工作经历',
      '社会实践',
      'Work Experience',
      'PROFESSIONAL EXPERIENCE',
      'Internships',
      'Employment History',
      '临床实习经历',
      '經歷',
      '教育实习',
    ],
  ],
  [
    'project',
    [
      '项目经历',
      '科研经历',
      '项目与科研',
      '專案經歷',
      'Projects',
      'Research Experience',
      'Selected Projects',
      '课程设计',
      '演出经历',
    ],
  ],
  [
    'posts',
    [
      '校园经历',
      '学生工作',
      '社团经历',
      '在校任职',
      '社團與活動',
      'Leadership & Activities',
      'Extracurricular Activities',
      'Volunteering',
      '校内实践',
    ],
  ],
  ['awards', ['获奖情况', '荣誉奖项', '所获荣誉', '獲獎紀錄', 'Honors & Awards', 'Awards', '荣誉证书', '得獎紀錄']],
  [
    'skills',
    [
      '专业技能',
      '技能特长',
      '個人技能',
      'Technical Skills',
      'Skills & Interests',
      '技能与语言',
      '其他',
      '技能水平',
      '專長',
      'Software',
    ],
  ],
  ['certificates', ['证书', '资格证书', '技能证书', '專業證照', 'Certifications', '證照與語言', '证书奖励']],
  ['languages', ['语言能力', '語文能力', 'Languages']],
  ['summary', ['自我评价', '个人总结', '自傳', '自我介紹', 'Profile', 'Summary', 'About me', '个人优势']],
  ['intention', ['求职意向', '职业目标', 'Objective']],
  ['basic', ['基本信息', '个人信息', '联系方式', '个人简历', 'Contact', 'Personal Details']],
  ['unknown', ['兴趣爱好', '论文发表', 'Publications', 'References']],
] as const)('knows headings of %s', (kind, names) => {
  expect(names.map((name) => [name, headingOf(fold(name))])).toEqual(names.map((name) => [name, kind]))
})

it.each([
  '项目描述：',
  '工作内容',
  '项目经历丰富，能独立完成',
  'Distinction',
  '江临大学',
  '2022.09-2026.06',
  '语言：英语',
  'Education First Ltd, Shanghai',
  '技能：Axure、Figma',
])('takes %s for none', (text) => {
  expect(headingOf(fold(text))).toBeNull()
})
