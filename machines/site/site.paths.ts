import type { SiteInfo } from '../../contract/calls/site.ts'
import { CallFailure } from '../../contract/failures.ts'
import { catalogue } from '../catalogue.ts'
import { siteMachine } from './site.machine.ts'

const text = { 'zh-CN': '江临大学' }

/** A university with its job fair shown. */
export const university: SiteInfo = {
  type: 2,
  catalogue: { position_recommend: 1, company_show_all: 1 },
  not_prod: 1,
  school: {
    school: '江临大学',
    college: '',
    school_type: 1,
    is_show_jobfair: 1,
    qr_parameter_id: 'univ',
    config: { school_badge: '', school_building: '' },
  },
  channel: null,
  qr_parameter_id: 'univ',
  is_open_ai: 1,
  is_ai_interview: 1,
  is_taiban: 0,
  is_show_jobfair: 1,
  exhibition:
    '[{"label":"a","title":"A","show":0},{"label":"b","title":"B","show":0},{"label":"c","title":"秋季双选会","show":1}]',
  company_concat_qr_code_url: '',
  company_concat_link: '',
  college: '',
  majors: '',
  show_about: 1,
  default_locale: 'zh-CN',
  brand: {
    kind: 'plain',
    colour: '#1b5cff',
    name: text,
    tagline: text,
    latin_name: 'JIANGLIN UNIVERSITY',
    headline: text,
    headline_accent: text,
    intro: text,
    filing: '江ICP备20250188号-1',
    footer_variant: 2,
    copyright: text,
    address: text,
    office_hours: '9:00-18:00',
    phones: { enterprise: '1', student: '2', university: '3' },
    email: 'jiuye@jianglin.example',
    home_title: text,
    description: text,
    rejected_to: '/login',
  },
  captcha: { provider: 'embedded', script: '', sms_app_id: 'sms', login_app_id: 'login' },
  support: { consultation: '1', wechat: 'w', email: 'e', telephone: '2' },
  jump_page: '/m/',
  employer_main: { test: 'https://test.example', production: 'https://www.example' },
  transfer_login: '',
  analytics: '',
}

const hiddenFair: SiteInfo = { ...university, school: { ...university.school!, is_show_jobfair: 0 } }
const channel = (show_content: 1 | 3): SiteInfo => ({
  ...university,
  type: 3,
  school: null,
  channel: {
    channel: '长三角数字经济校园招聘',
    short_name: '长三角',
    show_content,
    title: '',
    subtitle: '',
    badge: '',
    qr_parameter_id: 'channel',
  },
})

export const sitePaths = catalogue({
  flow: 'site',
  machine: siteMachine,
  inputs: { univ: { domain: 'univ.localhost' } },
  events: [{ type: 'RETRIED' }],
  actors: {
    loadSiteInfo: {
      done: [
        university,
        hiddenFair,
        channel(1),
        channel(3),
        { ...university, type: 1, school: null },
        { ...university, exhibition: '{' },
        { ...hiddenFair, exhibition: '{' },
        { ...university, exhibition: '{}' },
        { ...university, exhibition: '' },
      ],
      error: [new CallFailure({ kind: 'offline' })],
    },
  },
  delays: {},
})
