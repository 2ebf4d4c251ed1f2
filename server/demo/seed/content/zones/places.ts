import { type DemoZone, zone } from './zone.ts'

const cityZone = (value: string, title: readonly [string, string, string], hint: readonly [string, string, string]) =>
  zone('', title, hint, { type: 1, by: 'city', value })

export const places: readonly DemoZone[] = [
  cityZone('jianglin', ['江临', '江臨', 'Jianglin'], ['滨江科创走廊', '濱江科創走廊', 'Riverside innovation belt']),
  cityZone('hangzhou', ['杭州', '杭州', 'Hangzhou'], ['数字经济联合引才', '數位經濟聯合攬才', 'Digital economy']),
  cityZone('suzhou', ['苏州', '蘇州', 'Suzhou'], ['先进制造业集群', '先進製造業聚落', 'Advanced manufacturing']),
  cityZone('hefei', ['合肥', '合肥', 'Hefei'], ['青年人才计划', '青年人才計畫', 'Young talent plan']),
  cityZone('chengdu', ['成都', '成都', 'Chengdu'], ['西部人才直通车', '西部人才直通車', 'Express to the west']),
  cityZone('wuhan', ['武汉', '武漢', 'Wuhan'], ['光电子产业引才季', '光電產業攬才季', 'Optoelectronics season']),
  cityZone('xian', ['西安', '西安', 'Xi’an'], ['航空航天校企行', '航太校企行', 'Aerospace tour']),
  cityZone('ningbo', ['宁波', '寧波', 'Ningbo'], ['港航与新材料专场', '港航與新材料專場', 'Ports and materials']),
  cityZone('qingdao', ['青岛', '青島', 'Qingdao'], ['海洋科技人才周', '海洋科技人才週', 'Ocean technology week']),
  cityZone(
    'changsha',
    ['长沙', '長沙', 'Changsha'],
    ['工程机械联合招聘', '工程機械聯合徵才', 'Construction machinery'],
  ),
  cityZone('xiamen', ['厦门', '廈門', 'Xiamen'], ['应届专区', '應屆專區', 'For graduates']),
  cityZone('foshan', ['佛山', '佛山', 'Foshan'], ['制造业百企进校', '製造業百企進校', 'A hundred makers']),
]

export const lastPlaces: readonly DemoZone[] = [
  cityZone('shenzhen', ['深圳', '深圳', 'Shenzhen'], ['硬件与出海', '硬體與海外市場', 'Hardware and export']),
]

/** What somebody would enter who wants a script to run. */
export const strangePlaces: readonly DemoZone[] = [
  zone(
    '',
    ['来路不明的专区', '來路不明的專區', 'A zone of doubtful origin'],
    ['地址不可用', '網址無法使用', 'Address unusable'],
    { type: 6, address: 'javascript:alert(document.cookie)' },
  ),
]
