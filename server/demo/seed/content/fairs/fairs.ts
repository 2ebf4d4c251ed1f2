import type { Hall } from '../../../../../contract/calls/fairs.ts'
import type { fairs } from '../../../../areas/fairs/schema.ts'
import { words } from '../../words.ts'
import type { Calendar } from '../calendar.ts'
import { paragraphs } from '../sanitised.ts'
import type { Venue } from './venues.ts'

type FairRow = Omit<typeof fairs.$inferInsert, 'siteId'>

export interface DemoFair {
  readonly row: FairRow
  /** How many of the first companies come, or of which fields (second industries) all come. */
  readonly guests: number | readonly string[]
  readonly talks: number
}

const hall = (key: string, cn: string, tw: string, en: string): Hall => ({
  key,
  label: words(cn, tw, en),
  width: 1200,
  height: 720,
  doors: [
    { label: words('北门 · 安检', '北門 · 安檢', 'North door · security'), x: 600, y: 0, side: 'top' },
    { label: words('南门 · 主入口', '南門 · 主要入口', 'South door · entrance'), x: 600, y: 720, side: 'bottom' },
    { label: words('西侧通道', '西側通道', 'West passage'), x: 0, y: 360, side: 'left' },
  ],
})

export const halls: Hall[] = [hall('1', '1 号馆', '1 號館', 'Hall 1'), hall('2', '2 号馆', '2 號館', 'Hall 2')]

/** The five fairs of a school: live, coming, online, past, cancelled. */
export function fairsOf({ name, organiser, undertaker, place, turnout }: Venue, calendar: Calendar): DemoFair[] {
  const { at, graduationYear, liveFairStart } = calendar
  const common = { organiser, isCancelled: false, planImage: '', halls: [] as Hall[] }
  return [
    {
      guests: 60,
      talks: 6,
      row: {
        ...common,
        title: `${name} ${graduationYear} 届毕业生双选会`,
        thumbnailUrl: 'drawn:hall',
        mode: 'both',
        startsAt: liveFairStart,
        endsAt: at(1, '16:00'),
        place: `${place}一层、二层`,
        undertaker,
        intro: paragraphs([
          `为期三天的双选会在${place}两个展厅同时开放，线上会场同步投递。凭学生证从南门进入，北门设有安检与行李寄存。`,
          '请带好纸质简历五份以上，也可以在本站按展位找到企业，直接投递。每个展位都写明了招聘岗位与人数，先看展位图再排队，能省下一半时间。',
          '一层服务台提供简历打印、三方协议咨询与面试间；需要无障碍通道的同学请从西侧通道进入。',
        ]),
        plan: 'booths',
        halls,
        visitorCount: turnout.visitors,
        deliveryCount: turnout.deliveries,
      },
    },
    {
      guests: ['robots', 'machining', 'heavy', 'grid', 'solar', 'wind', 'cars', 'parts', 'aircraft', 'composites'],
      talks: 6,
      row: {
        ...common,
        title: '先进制造与能源装备专场',
        thumbnailUrl: 'drawn:factory',
        mode: 'onsite',
        startsAt: at(18, '13:30'),
        endsAt: at(18, '17:00'),
        place: '大学生活动中心',
        undertaker: '先进制造产业联盟',
        intro: paragraphs([
          '面向机械、电气、材料、能源等专业的专场招聘，到场企业均带来研发与工艺岗位。',
          '下午一点起凭学生证入场，投递过的同学可以直接参加当场初面。',
        ]),
        plan: 'none',
        visitorCount: 0,
        deliveryCount: 318,
      },
    },
    {
      guests: ['chip-design', 'chip-tools', 'saas', 'cyber', 'models', 'vision', 'games', 'optical'],
      talks: 0,
      row: {
        ...common,
        title: '信息与集成电路行业线上双选会',
        thumbnailUrl: 'drawn:online',
        mode: 'online',
        startsAt: at(11, '14:00'),
        endsAt: at(11, '17:30'),
        place: '线上会场',
        undertaker: '',
        intro: paragraphs([
          '企业在线介绍岗位，学生在本站投递，合适的由企业约面试。请提前把在线简历写完整，附件也准备一份。',
          '投到哪一步、面试约在何时，都在投递反馈与面试日程里查看。',
        ]),
        plan: 'none',
        visitorCount: 0,
        deliveryCount: 742,
      },
    },
    {
      guests: 40,
      talks: 0,
      row: {
        ...common,
        title: `${graduationYear} 届首场双选会`,
        thumbnailUrl: 'drawn:hall',
        mode: 'onsite',
        startsAt: at(-40, '9:00'),
        endsAt: at(-40, '16:00'),
        place: `${place}一层`,
        undertaker: '',
        intro: paragraphs([
          '首场双选会已经结束，感谢到场的企业与同学。部分企业仍在接收简历，可从名单进入企业主页查看。',
        ]),
        plan: 'closed',
        visitorCount: 2210,
        deliveryCount: 5124,
      },
    },
    {
      guests: ['film', 'tourism', 'publishing', 'products', 'games'],
      talks: 0,
      row: {
        ...common,
        title: '文化与设计类小型招聘会',
        thumbnailUrl: 'drawn:hall',
        mode: 'onsite',
        isCancelled: true,
        startsAt: at(6, '14:00'),
        endsAt: at(6, '17:00'),
        place: '图书馆报告厅',
        undertaker: '',
        intro: paragraphs([
          '因场地检修，本场招聘会取消。已报名的企业仍接受直接投递，可从名单进入企业主页查看岗位；已投递的同学无须操作。',
        ]),
        plan: 'none',
        visitorCount: 0,
        deliveryCount: 0,
      },
    },
  ]
}
