import {
  both,
  calls,
  done,
  either,
  failed,
  has,
  type Moment,
  never,
  no,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  stops,
  successive,
  tagged,
  type When,
  whenever,
  within,
} from '../../kit/properties.ts'

/** What the server says of the host. */
const loaded = (site: unknown = {}): When => done('loadSite', { site })
const phone = done('loadSite', { isPhone: true })
const desktop = has({ staysOnDesktop: true })
const jumps = both(phone, no(desktop))
const as = (loginType: string) => has({ loginType })
const leaves = (address: string | RegExp) =>
  calls('leave', { address: (one: string) => (typeof address === 'string' ? one === address : address.test(one)) })
const leaving = calls('leave')
const main = loaded({ type: 1 })
const university = loaded({ school: { is_show_jobfair: 1, school_type: 1 } })
const faculty = loaded({ school: { is_show_jobfair: 1, school_type: 2 } })
const hidden = loaded({ school: { is_show_jobfair: 0 } })
const channel = (show_content: number) => loaded({ channel: { show_content } })
const brand = (kind: string) => loaded({ brand: { kind }, type: 2, school: { school_type: 1, is_show_jobfair: 1 } })
const visitor = both(no(as('company')), no(as('channel')), no(jumps))
const malformed = either(loaded({ exhibition: '{' }), loaded({ exhibition: '{}' }))
const recognised = (identity: string) => on('IDENTITY.RECOGNISED', { identity })
const frame = within('framed')
const sites = (one: Moment) => Reflect.get(Object(one.context), 'exhibitions') as readonly unknown[]

export const siteProperties = {
  'the flow asks at once, by its name, what the host stands for [SITE-1]': whenever(
    starting,
    starts('loadSite', { domain: (domain: string) => domain.endsWith('.localhost') }),
  ),
  'nothing is shown before it is known [SITE-1]': onlyWith(tagged('ready'), no(either(starting, failed('loadSite')))),
  'a failure is said, and asked again on demand [SITE-1]': possible(
    both(failed('loadSite'), within('failed'), has({ failure: { kind: 'offline' } })),
    both(on('RETRIED'), starts('loadSite')),
    both(university, frame, has({ failure: (failure: unknown) => failure === null })),
  ),
  'asked again only then': onlyWith(starts('loadSite'), either(starting, on('RETRIED'))),
  'the site is kept for the next page': whenever(
    loaded(),
    calls('rememberSite', { site: { type: Boolean }, config: (config: unknown) => config === null }),
  ),
  'a phone is sent to the jump page, whatever the site [SITE-5]': whenever(jumps, leaves(/^\/m\/\?/)),
  'the jump page is told the code of the site [SITE-5]': possible(
    both(jumps, loaded({ brand: { kind: 'plain' }, type: 2 }), leaves(/\bscene=univ\b/)),
  ),
  'the jump page is told that the employment-education brand is for positions [SITE-5]': whenever(
    both(jumps, loaded({ brand: { kind: 'employment-education' } })),
    leaves(/page=position_list/),
  ),
  'it is told which page was asked for [SITE-5]': whenever(
    both(jumps, has({ path: '/job?id=7' })),
    leaves(/&path=%2Fjob%3Fid%3D7$/),
  ),
  'the jump page is told no ticket [FAIR-3]': never(leaves(/ticket/)),
  'the jump page is told nothing of the home [SITE-5]': never(both(jumps, has({ path: '/' }), leaves(/path/))),
  'nobody else is [SITE-5]': never(both(leaves(/^\/m\//), no(jumps))),
  'a phone that asked for the desktop stays [SITE-5]': possible(both(phone, desktop, frame)),
  'an employer of a channel goes to the employers [SHELL-6]': whenever(
    both(loaded({ type: 3 }), as('company'), no(phone)),
    leaves('/company/#/'),
  ),
  'an organiser of one to the organisers [SHELL-6]': whenever(
    both(loaded({ type: 3 }), as('channel'), no(phone)),
    leaves('/op/#/schoolBroad/index'),
  ),
  'employers and organisers stay on every other site [SHELL-6]': never(
    both(either(loaded({ type: 1 }), loaded({ type: 2 })), leaves(/^\/(?:company|op)\//)),
  ),
  'a channel that is the employer app leads there [SHELL-3]': whenever(
    both(channel(2), visitor),
    leaves('/company/#/'),
  ),
  'one without content is the employer log-in [SHELL-3]': whenever(
    both(channel(1), visitor),
    both(within('employerLogin'), no(leaving)),
  ),
  'one with its own is framed [SHELL-1]': whenever(both(channel(3), visitor), both(frame, no(leaving))),
  'a school whose job fair is shown is framed [SHELL-1]': whenever(
    both(university, no(jumps)),
    both(frame, no(leaving)),
  ),
  'the main platform is framed [SHELL-1]': whenever(both(main, no(jumps)), both(frame, no(leaving))),
  'a school whose job fair is hidden has the transfer log-in instead [SHELL-2]': whenever(
    both(hidden, no(jumps)),
    both(within('transferLogin'), no(leaving)),
  ),
  'the main platform has its home [HOME-1]': whenever(both(main, frame), within('mainHome')),
  'a faculty has its positions for one [SHELL-5] [HOME-1]': whenever(both(faculty, frame), within('facultyHome')),
  'a recruiting brand has the branded one [HOME-1]': whenever(both(brand('recruiting'), frame), within('brandedHome')),
  'one of a province the landing [HOME-1]': whenever(both(brand('province'), frame), within('landing')),
  'a plain university has the landing [HOME-1]': whenever(both(brand('plain'), frame), within('landing')),
  'a branded channel too has the branded one [HOME-1]': whenever(
    both(loaded({ type: 3, brand: { kind: 'recruiting' } }), frame),
    within('brandedHome'),
  ),
  'malformed exhibitions are reported once, and are none [SITE-2]': whenever(
    malformed,
    both(calls('reportMalformedExhibitions'), (moment) => sites(moment).length === 0),
  ),
  'reported only then [SITE-2]': onlyWith(calls('reportMalformedExhibitions'), malformed),
  'well-formed ones are kept, the third of them titled [SITE-2]': possible(
    both(university, has({ exhibitions: [{}, {}, { title: {} }] })),
  ),
  'an employer log-in asks for the words of its host [CHAN-1]': whenever(
    both(within('employerLogin'), loaded()),
    starts('loadDomainConfig', { domain: (domain: string) => domain.endsWith('.localhost') }),
  ),
  'an employer log-in shows the words of its host, and keeps them for the next page [CHAN-1]': whenever(
    done('loadDomainConfig'),
    both(
      within('shown'),
      has({ config: { title: '好人才' } }),
      calls('rememberSite', { site: { type: 3 }, config: { title: '好人才' } }),
    ),
  ),
  'an employer log-in shows its own words without them [CHAN-1]': whenever(
    failed('loadDomainConfig'),
    both(within('shown'), has({ config: (config: unknown) => config === null })),
  ),
  'an employer who logs in in another tab is let on there [SESS-5]': whenever(
    both(recognised('company'), no(frame)),
    leaves('/company/#/'),
  ),
  'an organiser who logs in in another tab is let on there [SESS-5]': whenever(
    recognised('channel'),
    leaves('/op/#/schoolBroad/index'),
  ),
  'a student who logs in in another tab is not let on [SESS-5]': never(both(recognised('student'), leaving)),
  'whether the support is named is asked where there is a footer [SITE-7]': whenever(
    both(loaded(), either(frame, within('transferLogin'))),
    both(starts('loadSupportLogo'), has({ supportLogo: 'unknown' })),
  ),
  'the flow asks only there [SITE-7]': onlyWith(starts('loadSupportLogo'), either(frame, within('transferLogin'))),
  'it is named or not as the server says [SITE-7]': whenever(
    done('loadSupportLogo', 'hidden'),
    has({ supportLogo: 'hidden' }),
  ),
  'also where it says so [SITE-7]': whenever(done('loadSupportLogo', 'shown'), has({ supportLogo: 'shown' })),
  'the support is named where the server says nothing [SITE-7]': whenever(
    failed('loadSupportLogo'),
    has({ supportLogo: 'shown' }),
  ),
  'the support is named or not on the footer of a frame [SITE-7]': possible(
    both(frame, done('loadSupportLogo', 'hidden')),
  ),
  'the support is named or not on every other footer [SITE-7]': possible(
    both(within('transferLogin'), done('loadSupportLogo', 'hidden')),
  ),
  'a site that leads away shows no frame': never(both(leaving, frame)),
  'the words of a log-in that is left are not waited for': possible(
    both(recognised('company'), stops('loadDomainConfig')),
  ),
  'also once they are there': successive(done('loadDomainConfig'), both(recognised('channel'), leaving)),
}
