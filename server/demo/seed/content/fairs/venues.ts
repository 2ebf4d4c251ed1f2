/** Who holds a site's fairs, and where. */
export interface Venue {
  /** How many of the five fairs it holds. */
  readonly fairs: number
  /** What the fairs are called after. */
  readonly name: string
  readonly organiser: string
  readonly undertaker: string
  readonly place: string
  /** Who came to the live fair so far, and what they delivered there. */
  readonly turnout: { readonly visitors: number; readonly deliveries: number }
}

/** By the site's key. */
export const venues: Readonly<Record<string, Venue>> = {
  brand: {
    fairs: 5,
    name: '望海理工大学',
    organiser: '望海理工大学就业指导中心',
    undertaker: '东港区人力资源服务中心',
    place: '观澜体育馆',
    turnout: { visitors: 3127, deliveries: 9405 },
  },
  univ: {
    fairs: 5,
    name: '江临大学',
    organiser: '江临大学就业指导中心',
    undertaker: '望江区人力资源服务中心',
    place: '文渊体育馆',
    turnout: { visitors: 2894, deliveries: 8116 },
  },
  faculty: {
    fairs: 2,
    name: '望海理工大学计算机与人工智能学院',
    organiser: '望海理工大学计算机与人工智能学院',
    undertaker: '望海理工大学就业指导中心',
    place: '观澜体育馆',
    turnout: { visitors: 612, deliveries: 1738 },
  },
  main: {
    fairs: 2,
    name: '启航联合',
    organiser: '启航校园招聘',
    undertaker: '江临市人才服务中心',
    place: '江临国际会展中心',
    turnout: { visitors: 5260, deliveries: 14872 },
  },
  channel: {
    fairs: 2,
    name: '长三角数字经济',
    organiser: '长三角人才联盟',
    undertaker: '启航校园招聘',
    place: '长三角人才中心',
    turnout: { visitors: 4318, deliveries: 11207 },
  },
  edu: {
    fairs: 2,
    name: '启航就业教育',
    organiser: '启航就业教育',
    undertaker: '启航实训中心',
    place: '启航实训中心',
    turnout: { visitors: 486, deliveries: 1094 },
  },
  career: {
    fairs: 2,
    name: '启航生涯规划',
    organiser: '启航生涯规划',
    undertaker: '启航生涯中心',
    place: '启航生涯中心',
    turnout: { visitors: 395, deliveries: 872 },
  },
  taiwan: {
    fairs: 2,
    name: '濱海科技大學',
    organiser: '濱海科技大學職涯發展組',
    undertaker: '基隆就業服務站',
    place: '濱海活動中心',
    turnout: { visitors: 1684, deliveries: 4207 },
  },
}
