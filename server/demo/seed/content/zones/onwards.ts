import type { LocalText } from '../../../../../contract/calls/site.ts'
import { words } from '../../words.ts'
import { columnHeads } from '../media.ts'
import { type Category, categories } from '../terms.ts'
import { type DemoZone, type Target, zone } from './zone.ts'

type Hint = readonly [string, string, string]

const categoryNames = new Map<Category, LocalText>(categories.map(([value, cn, tw, en]) => [value, words(cn, tw, en)]))

/** Called as the category whose positions it has. */
const category = (icon: string, value: Category, hint: Hint): DemoZone => ({
  icon,
  title: categoryNames.get(value)!,
  hint: words(...hint),
  target: { type: 1, by: 'category', value },
})

/** Called as the column to which it leads. */
const column = (icon: string, target: Extract<Target, { column: string }>, hint: Hint): DemoZone => ({
  icon,
  title: columnHeads[target.column].title,
  hint: words(...hint),
  target,
})

export const onwards: readonly DemoZone[] = [
  zone(
    'company',
    ['国有企业', '國營企業', 'State-owned employers'],
    ['央企与地方国企', '中央與地方國營', 'National and local'],
    { type: 2, by: 'stage', values: ['国有企业'] },
  ),
  zone('star', ['成长型企业', '成長型企業', 'Growing companies'], ['A 轮与 B 轮', 'A 輪與 B 輪', 'Series A and B'], {
    type: 3,
    by: 'stage',
    values: ['A 轮', 'B 轮'],
  }),
  zone('chart', ['上市公司', '上市公司', 'Listed companies'], ['规模化的团队', '規模化的團隊', 'Large teams'], {
    type: 2,
    by: 'stage',
    values: ['上市公司'],
  }),
  zone('briefcase', ['实习', '實習', 'Internships'], ['面向在校生', '面向在校生', 'For students'], {
    type: 1,
    by: 'period',
    value: 'internship',
  }),
  category('users', 'trainee', ['专业不限的起点', '科系不限的起點', 'A start from any subject']),
  category('book', 'teacher', ['小学、初中与高中', '國小、國中與高中', 'Primary and secondary schools']),
  category('flask', 'pharma', ['药物、制剂与工艺', '藥物、製劑與製程', 'Drugs and how they are made']),
  column('hands', { type: 5, column: 'programmes' }, ['各类项目介绍', '各類計畫介紹', 'What there is']),
  category('layers', 'data', ['各行业都在招', '各產業都在徵', 'In every industry']),
  zone(
    'globe',
    ['国际组织', '國際組織', 'International organisations'],
    ['实习与任职', '實習與任職', 'Internships and posts'],
    { type: 6, address: 'https://global-careers.example/students' },
  ),
  zone('heart', ['就业帮扶', '就業扶助', 'Personal support'], ['暂无岗位', '暫無職缺', 'No places at present'], {
    type: 1,
    by: 'nothing',
  }),
  category('news', 'media', ['内容与账号', '內容與帳號', 'Content and channels']),
]

export const services: readonly DemoZone[] = [
  column('document', { type: 4, column: 'guidance' }, [
    '简历、面试与谈薪',
    '履歷、面試與談薪',
    'Resumes, interviews, pay',
  ]),
  column('scales', { type: 4, column: 'procedures' }, [
    '三方协议、档案、户口办理指引',
    '三方協議、檔案、戶籍辦理指引',
    'Agreements, files, registration',
  ]),
  column('chat', { type: 4, column: 'fairs' }, [
    '入场须知与安排变动',
    '入場須知與安排異動',
    'How to enter, what changed',
  ]),
  column('shield', { type: 4, column: 'service' }, ['选调生与参军入伍', '選調生與從軍', 'Both, step by step']),
  column('video', { type: 5, column: 'videos' }, [
    '短片，一段一个问题',
    '短片，一段一個問題',
    'Short films, one question each',
  ]),
]
