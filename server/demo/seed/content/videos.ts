export interface DemoVideo {
  readonly title: string
  readonly summary: string
  /** Names of its film and captions among the assets, without ending. */
  readonly film: 'resume' | 'interview' | 'fair' | 'agreement'
  readonly captions: string
  readonly forStudents?: true
}

/** Of every film. */
export const FILM_SECONDS = 12

export const videos: readonly DemoVideo[] = [
  {
    title: '一页简历的版面',
    summary: '先划掉，再突出：让人十秒钟找到重点。',
    film: 'resume',
    captions: 'resume-layout',
  },
  {
    title: '自我介绍，一分钟够了',
    summary: '面试工作坊的录像，留给学生回看：现在、过去、将来，三段话的顺序。',
    film: 'interview',
    captions: 'interview-introduction',
    forStudents: true,
  },
  { title: '逛双选会的路线', summary: '先看展位图，再排三家，慢慢聊。', film: 'fair', captions: 'fair-route' },
  {
    title: '三方协议走一遍',
    summary: '学生、单位、学校，谁先签、签什么。',
    film: 'agreement',
    captions: 'agreement-steps',
  },
  { title: '把经历写成结果', summary: '问题、做法、结果，各用一句话。', film: 'resume', captions: 'resume-results' },
  {
    title: '一分钟怎样分配',
    summary: '面试工作坊的第二讲，留给学生回看：三个二十秒，最后把话递给对方。',
    film: 'interview',
    captions: 'interview-minutes',
    forStudents: true,
  },
  { title: '在展位前说什么', summary: '三十秒说清专业、方向与一个问题。', film: 'fair', captions: 'fair-opening' },
  {
    title: '签约以后，档案跟着走',
    summary: '接收地址、去向登记与到岗确认。',
    film: 'agreement',
    captions: 'agreement-papers',
  },
]

/** In Taiwan's own words, over the film that shows the fewest of the mainland's. */
export const taiwanVideos: readonly DemoVideo[] = [
  {
    title: '徵才博覽會的逛攤路線',
    summary: '先看攤位圖，再排三家，慢慢聊。',
    film: 'fair',
    captions: 'taiwan-fair-route',
  },
  {
    title: '在攤位前說什麼',
    summary: '三十秒說清楚科系、方向與一個問題。',
    film: 'fair',
    captions: 'taiwan-fair-opening',
  },
]
