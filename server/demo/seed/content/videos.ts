interface DemoVideo {
  readonly title: string
  readonly summary: string
  /** Name of its film and captions, without ending. */
  readonly file: string
  readonly seconds: number
}

export const videos: readonly DemoVideo[] = [
  { title: '一页简历的版面', summary: '页边距、字号与分区：让人十秒钟找到重点。', file: 'resume', seconds: 12 },
  { title: '自我介绍，一分钟够了', summary: '现在、过去、将来，三段话的顺序。', file: 'interview', seconds: 12 },
  { title: '逛双选会的路线', summary: '先看展位图，再排三家，最后回头问。', file: 'fair', seconds: 12 },
  { title: '三方协议走一遍', summary: '学校、单位、学生，谁先签、签哪里。', file: 'agreement', seconds: 12 },
  { title: '把经历写成结果', summary: '问题、做法、结果，各用一句话。', file: 'resume', seconds: 12 },
  { title: '视频面试的灯光与声音', summary: '光从前面来，耳机戴起来。', file: 'interview', seconds: 12 },
  { title: '在展位前说什么', summary: '三十秒说清专业、方向与一个问题。', file: 'fair', seconds: 12 },
  { title: '报到、档案与户口', summary: '毕业后三个月内要办的三件事。', file: 'agreement', seconds: 12 },
]
