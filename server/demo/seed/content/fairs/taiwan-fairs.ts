import type { Calendar } from '../calendar.ts'
import { paragraphs } from '../sanitised.ts'
import { type DemoFair, halls } from './fairs.ts'
import type { Venue } from './venues.ts'

/** The live fair and the one to come, in Taiwan's own words. */
export function taiwanFairsOf({ name, organiser, undertaker, place, turnout }: Venue, calendar: Calendar): DemoFair[] {
  const { at, graduationYear, liveFairStart } = calendar
  return [
    {
      guests: 60,
      talks: 6,
      row: {
        organiser,
        undertaker,
        title: `${name} ${graduationYear} 年徵才博覽會`,
        thumbnailUrl: 'drawn:hall',
        mode: 'both',
        isCancelled: false,
        startsAt: liveFairStart,
        endsAt: at(1, '16:00'),
        place: `${place} 1 樓、2 樓`,
        intro: paragraphs([
          '為期三天的徵才博覽會於活動中心兩個展場同步登場，線上會場亦可投遞履歷。請憑學生證由南門進場，北門設有安檢與寄物。',
          '建議攜帶紙本履歷五份以上，也可在本站依攤位找到企業，直接投遞。各攤位均標示職缺與名額，先看攤位圖再排隊，可省下一半時間。',
          '1 樓服務台提供履歷列印與面試間；需要無障礙通道的同學請由西側通道進場。',
        ]),
        plan: 'booths',
        planImage: '',
        halls,
        visitorCount: turnout.visitors,
        deliveryCount: turnout.deliveries,
      },
    },
    {
      guests: ['shipping', 'grid', 'robots', 'machining', 'heavy', 'solar', 'wind', 'composites'],
      talks: 6,
      row: {
        organiser,
        undertaker: '',
        title: '海洋與電機產業徵才專場',
        thumbnailUrl: 'drawn:factory',
        mode: 'onsite',
        isCancelled: false,
        startsAt: at(18, '13:30'),
        endsAt: at(18, '17:00'),
        place: '國際會議廳',
        intro: paragraphs([
          '以航運、電機、機械與材料科系為主的專場，到場企業皆提供研發與製程職缺。',
          '下午一點起憑學生證進場，投遞過的同學可直接參加當場初面。',
        ]),
        plan: 'none',
        planImage: '',
        halls: [],
        visitorCount: 0,
        deliveryCount: 96,
      },
    },
  ]
}
