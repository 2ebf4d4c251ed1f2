import { type DemoZone, zone } from './zone.ts'

const field = (
  icon: string,
  title: readonly [string, string, string],
  hint: readonly [string, string, string],
  value: string,
) => zone(icon, title, hint, { type: 2, by: 'industry', values: [value] })

export const fields: readonly DemoZone[] = [
  field(
    'gear',
    ['智能制造', '智慧製造', 'Smart manufacturing'],
    ['机器人与精密制造', '機器人與精密製造', 'Robots and precision'],
    'robotics',
  ),
  field(
    'chip',
    ['集成电路', '積體電路', 'Semiconductors'],
    ['设计、设备与验证', '設計、設備與驗證', 'Design and tools'],
    'semiconductor',
  ),
  field(
    'code',
    ['企业服务', '企業服務', 'Business software'],
    ['软件、安全与咨询', '軟體、資安與顧問', 'Software and advice'],
    'software',
  ),
  field(
    'spark',
    ['人工智能', '人工智慧', 'Artificial intelligence'],
    ['视觉与语言', '視覺與語言', 'Vision and language'],
    'ai',
  ),
  field(
    'light',
    ['新能源', '新能源', 'Renewable energy'],
    ['光伏、储能、风电', '太陽能、儲能、風電', 'Solar, storage, wind'],
    'energy',
  ),
  field(
    'leaf',
    ['生物医药', '生物醫藥', 'Biotech'],
    ['诊断与创新药', '診斷與新藥', 'Diagnostics and drugs'],
    'biotech',
  ),
  field(
    'bridge',
    ['建筑工程', '建築工程', 'Construction'],
    ['总包与测绘', '統包與測繪', 'Contracting and maps'],
    'construction',
  ),
  field(
    'chart',
    ['金融', '金融', 'Finance'],
    ['投资、保险、证券', '投資、保險、證券', 'Funds and insurance'],
    'finance',
  ),
  field(
    'rocket',
    ['航空航天', '航太', 'Aerospace'],
    ['飞行器与卫星', '飛行器與衛星', 'Aircraft and satellites'],
    'aerospace',
  ),
  field('layers', ['汽车', '汽車', 'Automotive'], ['整车与零部件', '整車與零件', 'Cars and parts'], 'vehicle'),
  field('plane', ['物流', '物流', 'Logistics'], ['仓配与航运', '倉配與航運', 'Storage and shipping'], 'logistics'),
  field(
    'news',
    ['文化传媒', '文化傳媒', 'Media and culture'],
    ['影视与文旅', '影視與文旅', 'Film and tourism'],
    'media',
  ),
]

export const lastFields: readonly DemoZone[] = [
  field('book', ['教育', '教育', 'Education'], ['学校与出版', '學校與出版', 'Schools and publishing'], 'education'),
]
