import type { SiteInfo } from '../../../contract/calls/site.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { catalogue } from '../../kit/catalogue.ts'
import { siteMachine } from './site.machine.ts'
import { siteProperties } from './site.properties.ts'
import type { SiteLoaded } from './site.types.ts'

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

const at = (site: SiteInfo, isPhone = false): SiteLoaded => ({ site, isPhone })
const hiddenFair: SiteInfo = { ...university, school: { ...university.school!, is_show_jobfair: 0 } }
const faculty: SiteInfo = { ...university, school: { ...university.school!, school_type: 2 } }
const channel = (show_content: 1 | 2 | 3): SiteInfo => ({
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
const branded = (kind: SiteInfo['brand']['kind'], site = university): SiteInfo => ({
  ...site,
  brand: { ...site.brand, kind },
})

const nobody = { path: '/', loginType: null, staysOnDesktop: false } as const

export const sitePaths = catalogue({
  flow: 'site',
  machine: siteMachine,
  inputs: {
    nobody: { domain: 'univ.localhost', ...nobody },
    employer: { domain: 'channel.localhost', ...nobody, loginType: 'company' },
    organiser: { domain: 'channel.localhost', ...nobody, loginType: 'channel' },
    student: { domain: 'univ.localhost', ...nobody, loginType: 'student' },
    desktop: { domain: 'univ.localhost', ...nobody, staysOnDesktop: true },
    shared: { domain: 'univ.localhost', ...nobody, path: '/job?id=7' },
    transferred: { domain: 'univ.localhost', ...nobody, path: '/transferPage?user_id=1&ticket=t' },
  },
  events: [
    { type: 'RETRIED' },
    { type: 'IDENTITY.RECOGNISED', identity: 'student' },
    { type: 'IDENTITY.RECOGNISED', identity: 'company' },
    { type: 'IDENTITY.RECOGNISED', identity: 'channel' },
  ],
  actors: {
    loadSite: {
      done: [
        at(university),
        at(university, true),
        at(branded('employment-education'), true),
        at(channel(3), true),
        at(hiddenFair),
        at(faculty),
        at(branded('recruiting')),
        at(branded('province')),
        at(branded('career-planning', faculty)),
        at(channel(1)),
        at(channel(2)),
        at(channel(3)),
        at(branded('recruiting', channel(3))),
        at({ ...branded('recruiting'), type: 1, school: null }),
        at({ ...university, exhibition: '{' }),
        at({ ...hiddenFair, exhibition: '{' }),
        at({ ...university, exhibition: '{}' }),
        at({ ...university, exhibition: '' }),
      ],
      error: [new CallFailure({ kind: 'offline' })],
    },
    loadSupportLogo: { done: ['shown', 'hidden'], error: [new CallFailure({ kind: 'timeout' })] },
    loadDomainConfig: {
      done: [{ use_bg_image: 1, bg_image: '', title: '好人才', subtitle: '从校园开始', channel_type: 'industry' }],
      error: [new CallFailure({ kind: 'timeout' })],
    },
  },
  delays: {},
  properties: siteProperties,
  equivalent: {
    'site.ready.deciding always[1, 2]: swap': 'a visitor has one identity',
    'site.ready.deciding always[3, 4]: swap': 'a channel that is the employer app shows no content of its own',
    'site.ready.employerLogin on IDENTITY.RECOGNISED[0, 1]: swap': 'a visitor has one identity',
    'site.ready.framed.choosing always[0, 1]: swap': 'the main platform is no school',
  },
})
