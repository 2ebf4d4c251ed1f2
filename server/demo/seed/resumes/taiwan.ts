import type { Sketch } from './sketch.ts'

/** By name. */
export const taiwan: Readonly<Record<string, Sketch>> = {
  林宥辰: {
    style: 'good',
    home: '高雄市',
    score: 'GPA 3.8/4.3，系排 6/92',
    courses: '資料結構、作業系統、計算機網路、資料庫系統',
    work: [
      [
        '海風數位科技股份有限公司',
        '後端工程實習生',
        '-2/07',
        '-2/09',
        '改寫訂單查詢 API 並加入快取，平均回應時間由 420 ms 降到 95 ms',
        '撰寫 48 個單元測試並接上 CI，測試覆蓋率由 38% 提升到 80%',
      ],
    ],
    project: [
      [
        '港區船班查詢系統',
        '專題組長',
        '-2/10',
        '-1/06',
        '整合 5 個來源的船期資料，每 10 分鐘更新一次，查詢錯誤率低於 0.3%',
        '帶領 4 人小組以兩週為一個衝刺，如期交付 6 個版本',
      ],
    ],
    posts: [['資工系學會', '學術長', '-2/09', '-1/06', '舉辦程式設計工作坊 10 場，參與同學 340 人次']],
    skills: ['Java:proficient', 'PostgreSQL:proficient', 'Docker:familiar'],
    language: ['英語', '多益', '865'],
    awards: [['大專校院資訊應用服務創新競賽佳作', '經濟部', '-2/11']],
    summary: '完成過 2 個從需求到上線的系統，重視測試與文件，可於畢業後全職到任。',
    wants: ['後端工程師', '台北市', 9, 13],
  },
  黃柏睿: {
    style: 'thin',
    home: '屏東縣',
    score: 'GPA 3.2/4.3',
    courses: '電路學、電磁學、電力系統',
    project: [['太陽能追日裝置', '組員', '-2/03', '-2/06', '負責電路焊接']],
    skills: ['MATLAB:familiar'],
  },
  張語彤: {
    style: 'good',
    home: '台南市',
    score: '專業課平均 91，系排 4/55',
    courses: '品牌識別、資訊視覺化、包裝設計、動態影像',
    work: [
      [
        '好日子設計有限公司',
        '設計實習生',
        '-2/07',
        '-2/09',
        '完成 3 個在地品牌的識別延伸 85 件，一稿通過率由 58% 提高到 76%',
        '拍攝並剪輯社群短片 14 支，平均觀看次數成長 2.3 倍',
      ],
    ],
    project: [['老街招牌採集', '發起人', '-2/10', '-1/04', '採集字體 260 組並出版小冊 500 本，展覽觀眾 1200 人次']],
    skills: ['Illustrator:expert', 'After Effects:proficient'],
    language: ['英語', '多益', '720'],
    awards: [['新一代設計展入選', '台灣設計研究院', '-1/05']],
    summary: '喜歡從田野觀察找設計線索，作品橫跨平面與動態。',
    wants: ['平面設計師', '台南市', 7, 9],
  },
  李冠廷: {
    style: 'mixed',
    home: '基隆市',
    score: 'GPA 3.5/4.3',
    courses: '航運經營、International Trade、海商法、港埠管理',
    work: [
      [
        '東方航運股份有限公司',
        'Operations Intern',
        '-1/02',
        '-1/05',
        '追蹤 32 個 vessel 的 ETA，delay report 準時率達到 98%',
        'Checked 提單與艙單 640 份，更正 discrepancy 17 筆',
      ],
    ],
    skills: ['Excel:proficient', 'SAP:basic'],
    language: ['英語', '多益', '905'],
    summary: 'Team player，可以接受輪班，looking for 航運管理相關工作。',
    wants: ['航運業務', '高雄市', 8, 10],
  },
}
