import type { LocalText, SiteInfo } from '../../../contract/calls/site.ts'

const words = (cn: string, tw: string, en: string): LocalText => ({ 'zh-CN': cn, 'zh-TW': tw, en })

/** A square of seven by seven, enough to look like a code. */
export const qrPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 7 7" shape-rendering="crispEdges"><path d="M0 0h3v3H0zM4 0h3v3H4zM0 4h3v3H0zM4 4h1v1H4zM6 4h1v1H6zM5 5h1v1H5zM4 6h1v1H4zM6 6h1v1H6z"/></svg>',
)}`

export const univ: SiteInfo = {
  type: 2,
  catalogue: { position_recommend: 1, company_show_all: 1 },
  not_prod: 1,
  school: {
    school: '江临大学',
    college: '',
    school_type: 1,
    is_show_jobfair: 1,
    qr_parameter_id: '',
    config: { school_badge: '', school_building: '' },
  },
  channel: null,
  qr_parameter_id: '',
  is_open_ai: 1,
  is_ai_interview: 1,
  is_taiban: 0,
  is_show_jobfair: 1,
  exhibition: '[]',
  company_concat_qr_code_url: qrPicture,
  company_concat_link: '',
  college: '',
  majors: '',
  show_about: 0,
  default_locale: 'zh-CN',
  brand: {
    kind: 'plain',
    colour: '#1b5cff',
    name: words('江临大学', '江臨大學', 'Jianglin University'),
    tagline: words('校园招聘平台', '校園徵才平台', 'Campus Recruitment'),
    latin_name: 'JIANGLIN UNIVERSITY',
    headline: words('', '', ''),
    headline_accent: words('', '', ''),
    intro: words('', '', ''),
    filing: '',
    footer_variant: 1,
    copyright: words('', '', ''),
    address: words('', '', ''),
    office_hours: '9:00-18:00',
    phones: { enterprise: '', student: '0571-5550 1867', university: '' },
    email: 'career@jianglin.example',
    home_title: words('', '', ''),
    description: words('', '', ''),
    rejected_to: '/login',
  },
  captcha: { provider: 'embedded', sms_app_id: 'sms', login_app_id: 'password' },
}
