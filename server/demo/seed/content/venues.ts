/** Who holds a site's fairs, and where. */
export interface Venue {
  /** How many of the five fairs it holds. */
  readonly fairs: number
  /** What the fairs are called after. */
  readonly name: string
  readonly organiser: string
  readonly undertaker: string
  readonly place: string
}

/** By the site's key. */
export const venues: Readonly<Record<string, Venue>> = {
  brand: {
    fairs: 5,
    name: '望海理工大学',
    organiser: '望海理工大学就业指导中心',
    undertaker: '东港区人力资源服务中心',
    place: '观澜体育馆',
  },
  univ: {
    fairs: 5,
    name: '江临大学',
    organiser: '江临大学就业指导中心',
    undertaker: '望江区人力资源服务中心',
    place: '文渊体育馆',
  },
  faculty: {
    fairs: 2,
    name: '江临大学计算机学院',
    organiser: '江临大学计算机与人工智能学院',
    undertaker: '江临大学就业指导中心',
    place: '文渊体育馆',
  },
  main: {
    fairs: 2,
    name: '启航联合',
    organiser: '启航校园招聘',
    undertaker: '江临市人才服务中心',
    place: '江临国际会展中心',
  },
  channel: {
    fairs: 2,
    name: '长三角数字经济',
    organiser: '长三角人才联盟',
    undertaker: '启航校园招聘',
    place: '长三角人才中心',
  },
  edu: {
    fairs: 2,
    name: '启航就业教育',
    organiser: '启航就业教育',
    undertaker: '启航实训中心',
    place: '启航实训中心',
  },
  career: {
    fairs: 2,
    name: '启航生涯规划',
    organiser: '启航生涯规划',
    undertaker: '启航生涯中心',
    place: '启航生涯中心',
  },
  taiwan: {
    fairs: 2,
    name: '濱海科技大學',
    organiser: '濱海科技大學職涯發展組',
    undertaker: '基隆就業服務站',
    place: '濱海活動中心',
  },
}
