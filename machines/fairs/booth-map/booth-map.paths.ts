import type { Booth } from '../../../contract/calls/fairs.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { boothMapMachine } from './booth-map.machine.ts'
import { boothMapProperties } from './booth-map.properties.ts'

/** A booth of the first row, at a place from 0 on; free without a company. */
export const planBooth = (no: string, hall: string, place: number, name?: string, industry = 'robotics'): Booth => ({
  no,
  hall,
  x: 100 + place * 92,
  y: 132,
  w: 84,
  h: 62,
  status: name === undefined ? 'free' : 'taken',
  company:
    name === undefined
      ? null
      : {
          id: String(Number(no.slice(1))),
          company_name: name,
          logo_url: '',
          industry,
          industry_label: { 'zh-CN': industry === 'robotics' ? '智能制造' : '集成电路' },
          second_industry: { 'zh-CN': '机器人' },
          insize: '500-999',
          nature: 'private',
          position_count: 27,
        },
})

const plan = {
  plan: 'booths',
  halls: ['1', '2'],
  booths: [
    planBooth('A01', '1', 0, '拓岩机器人'),
    planBooth('A02', '1', 1, '晨岚半导体', 'semiconductor'),
    planBooth('A03', '1', 2),
    planBooth('E05', '2', 0, '云岫软件'),
  ],
} as const

const without = { halls: [], booths: [], wanted: null }

export const boothMapPaths = catalogue({
  flow: 'booth-map',
  machine: boothMapMachine,
  inputs: {
    plain: { ...plan, wanted: null },
    linked: { ...plan, wanted: 'E05' },
    linkedToFree: { ...plan, wanted: 'A03' },
    image: { ...without, plan: 'image' },
    none: { ...without, plan: 'none' },
    closed: { ...without, plan: 'closed' },
  },
  events: [
    { type: 'HALL.CHOSEN', hall: '1' },
    { type: 'HALL.CHOSEN', hall: '2' },
    { type: 'HALL.CHOSEN', hall: '3' },
    { type: 'SEARCHED', text: '拓岩' },
    { type: 'INDUSTRY.CHOSEN', industry: 'semiconductor' },
    { type: 'BOOTH.OPENED', booth: 'A01' },
    { type: 'BOOTH.OPENED', booth: 'E05' },
    { type: 'BOOTH.OPENED', booth: 'A03' },
    { type: 'BOOTH.CLOSED' },
    { type: 'BOOTH.REACHED', booth: 'A02' },
    { type: 'BOOTH.REACHED', booth: 'A03' },
    { type: 'BOOTH.REACHED', booth: 'E05' },
    { type: 'ZOOM.IN' },
    { type: 'ZOOM.OUT' },
    { type: 'ZOOM.RESET' },
    { type: 'PLAN.SCALED', scale: 4 },
  ],
  actors: {
    watchAddress: {
      sends: [
        { type: 'ADDRESS.CHANGED', booth: 'A02' },
        { type: 'ADDRESS.CHANGED', booth: 'Z99' },
        { type: 'ADDRESS.CHANGED', booth: null },
      ],
    },
  },
  delays: {},
  invariants: {
    'an open booth has a company and is of the hall that is shown': ({ value, context: { booths, booth, hall } }) =>
      !JSON.stringify(value).includes('open') ||
      booths.some((one) => one.no === booth && one.hall === hall && one.company !== null),
    'where no booth is open, none is named': (snapshot) =>
      !snapshot.matches({ shown: { booths: 'browsing' } }) || snapshot.context.booth === null,
    'the scale stays within its bounds': ({ context: { scale } }) => scale >= 1 && scale <= 4,
    'the arrow keys are at a booth of the hall': ({ context: { booths, current, hall } }) =>
      current === null || booths.some((one) => one.no === current && one.hall === hall),
  },
  properties: boothMapProperties,
  equivalent: {
    'boothMap.shown initial: boothMap.shown.booths': 'it is entered at the image or at the booths, never as a whole',
    'boothMap.deciding always[0, 1]: swap': 'a fair has one kind of plan',
    'boothMap.deciding always[1, 2]: swap': 'a fair has one kind of plan',
  },
})
