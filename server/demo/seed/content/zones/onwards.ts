import { type DemoZone, zone } from './zone.ts'

export const onwards: readonly DemoZone[] = [
  zone(
    'company',
    ['国企央企专场', '國營企業專場', 'State-owned employers'],
    ['校内直招', '校內直徵', 'Recruiting on campus'],
    { type: 2, by: 'stage', values: ['国有企业'] },
  ),
  zone(
    'star',
    ['成长型企业', '成長型企業', 'Growing companies'],
    ['小而专的团队', '小而專的團隊', 'Small and special'],
    { type: 3, by: 'stage', values: ['A 轮', 'B 轮'] },
  ),
  zone('medal', ['选调生招录', '選調生招錄', 'Public service'], ['报考须知', '報考須知', 'What to know'], {
    type: 4,
    column: 'service',
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
    type: 5,
    column: 'programmes',
  }),
  zone('heart', ['就业帮扶', '就業扶助', 'Personal support'], ['名额即将更新', '名額即將更新', 'New places soon'], {
    type: 1,
    by: 'nothing',
  }),
  zone('shield', ['参军入伍', '從軍報國', 'Military service'], ['报名与政策', '報名與政策', 'How to apply'], {
    type: 4,
    column: 'service',
  }),
]

export const services: readonly DemoZone[] = [
  zone(
    'document',
    ['简历门诊', '履歷門診', 'Résumé clinic'],
    [
      '每周二、四 18:30 职业导师一对一改简历',
      '每週二、四 18:30 職涯導師一對一改履歷',
      'A mentor reads yours, Tuesdays and Thursdays',
    ],
    { type: 4, column: 'guidance' },
  ),
  zone(
    'chat',
    ['模拟面试周', '模擬面試週', 'Mock interviews'],
    ['企业 HR 进校，20 分钟一场', '企業人資進校，20 分鐘一場', 'Twenty minutes with a recruiter'],
    { type: 4, column: 'guidance' },
  ),
  zone(
    'scales',
    ['政策与手续', '政策與手續', 'Papers and rules'],
    ['三方协议、档案、户口办理指引', '三方協議、檔案、戶籍辦理指引', 'Agreements, files, registration'],
    { type: 4, column: 'procedures' },
  ),
  zone(
    'users',
    ['生涯咨询', '職涯諮詢', 'Career advice'],
    ['找就业指导老师，当面聊方向', '找就業輔導老師，當面聊方向', 'Talk with an adviser'],
    { type: 4, column: 'guidance' },
  ),
  zone(
    'video',
    ['就业微课', '就業微課', 'Short lessons'],
    ['三分钟一个问题', '三分鐘一個問題', 'One question in three minutes'],
    { type: 5, column: 'videos' },
  ),
]
