import type { positions } from '../../../areas/jobs/schema.ts'
import { documentVersion } from '../../../areas/jobs/search/document.ts'
import { documentOfPosition } from '../../../areas/jobs/search/searchable.ts'
import type { Calendar } from './calendar.ts'
import type { DemoCompany } from './companies.ts'
import { descriptionOf, internTitle, type Occupation, occupationsIn, requirementOf } from './occupations.ts'
import type { Random } from './random.ts'
import { categories, cities, labelsOf, secondIndustries } from './terms.ts'

type PositionRow = typeof positions.$inferInsert

/** Of each six companies in turn. */
const PER_COMPANY = [6, 5, 4, 4, 3, 2]
/** Of a block's 240 positions: a tenth is expired, a twentieth closed, three twentieths are internships. */
const EXPIRED = 24
const CLOSED = 12
const INTERNSHIPS = 36

const disciplineOf = new Map(categories.map(({ value, parent }) => [value, parent]))
const cityName = new Map(cities.map(({ value, label }) => [value, label['zh-CN']]))
const fieldName = new Map(secondIndustries.map(({ value, label }) => [value, label['zh-CN']]))

/** A degree's pay beside a bachelor's. */
const WORTH = { any: 0.8, college: 0.9, bachelor: 1, master: 1.15, doctor: 1.5 }
/** Of the demonstration's students, and of none of them. */
const OWN_SCHOOL = '江临大学'
const PARTNER_SCHOOL = '望海理工大学'

const CLOCKS = ['9:10', '9:40', '10:24', '11:05', '13:30', '14:15', '15:50', '16:35', '17:20', '18:10']

type State = 'open' | 'closed' | 'expired'

interface Slot {
  readonly company: DemoCompany
  readonly companyId: number
  readonly category: string
  /** Among those of its company, from 0. */
  readonly place: number
  /** Number of its title among those of its category. */
  readonly title: number
}

/** The positions of a block of sixty companies. @param ids of the companies, in their order */
export function positionBlock(
  block: readonly DemoCompany[],
  ids: readonly number[],
  random: Random,
  calendar: Calendar,
): PositionRow[] {
  const slots = block.flatMap((company, at) =>
    Array.from({ length: PER_COMPANY[at % PER_COMPANY.length]! }, (_, place): Slot => {
      const { categories } = company
      const category = categories[place % categories.length]!
      return { company, companyId: ids[at]!, category, place, title: at + Math.floor(place / categories.length) }
    }),
  )
  const numbers = slots.map((_, number) => number)
  // The first two of each company stay open, so that its card has something to show.
  const over = random.some(
    numbers.filter((number) => slots[number]!.place >= 2),
    EXPIRED + CLOSED,
  )
  const expired = new Set(over.slice(0, EXPIRED))
  const closed = new Set(over.slice(EXPIRED))
  const internships = new Set(random.some(numbers, INTERNSHIPS))
  return slots.map((slot, number) => {
    const state = expired.has(number) ? 'expired' : closed.has(number) ? 'closed' : 'open'
    const row = positionOf(slot, state, internships.has(number), random, calendar)
    return { ...row, onlySchool: state === 'open' ? schoolOf(number) : '' }
  })
}

/** A few are kept for one school's graduates, as places agreed with it are. */
function schoolOf(number: number): string {
  if (number % 60 === 47) return OWN_SCHOOL
  return number % 120 === 95 ? PARTNER_SCHOOL : ''
}

function positionOf(
  { company: { row: company }, companyId, category, title: number }: Slot,
  state: State,
  isInternship: boolean,
  random: Random,
  calendar: Calendar,
): PositionRow {
  const occupations = occupationsIn(category, company.secondIndustry)
  const occupation = occupations[number % occupations.length]!
  const discipline = disciplineOf.get(category)!
  const title = isInternship ? internTitle(occupation.title) : occupation.title
  const city = random.between(1, 4) > 1 ? company.city : random.pick(cities).value
  const place = cityName.get(city) ?? ''
  const education = isInternship ? 'bachelor' : educationOf(occupation, random)
  const skills = random.some(occupation.skills, 4)
  const age = state === 'expired' ? random.between(50, 80) : Math.floor(random.between(1, 49) ** 2 / 60) + 1
  const rest = state === 'expired' ? -random.between(1, 20) : random.between(8, 60)
  const row = {
    companyId,
    title,
    category,
    discipline,
    city,
    address: city === company.city ? company.address : `${place}市高新区创业路 ${random.between(1, 199)} 号`,
    addressNote: `地铁 ${random.between(1, 9)} 号线，步行约 ${random.between(3, 12)} 分钟`,
    education,
    period: isInternship ? ('internship' as const) : ('fulltime' as const),
    graduationYear: random.between(1, 6) === 1 ? 0 : calendar.graduationYear,
    internMonths: isInternship ? random.between(2, 6) : 0,
    ...payOf(occupation, education, isInternship, random),
    headcount: random.between(1, 20),
    skills,
    welfare: company.welfare ?? [],
    process: processOf(isInternship, place),
    isUrgent: random.between(1, 40) === 1,
    status: state === 'closed' ? ('closed' as const) : ('open' as const),
    industry: company.industry,
    companySize: company.size,
    companyNature: company.nature,
    views: random.between(12, 4200),
    publishedAt: calendar.at(-age, random.pick(CLOCKS)),
    expiresAt: calendar.at(rest, '23:59'),
  }
  const texts = {
    description: descriptionOf(occupation, row, fieldName.get(company.secondIndustry)!),
    requirement: requirementOf(occupation, row),
  }
  const document = documentOfPosition({
    ...row,
    ...texts,
    skills,
    company,
    occupation: labelsOf('category', [category]),
    labels: labelsOf('industry', [company.industry, company.secondIndustry]),
    cities: labelsOf('city', [city]),
  })
  return { ...row, ...texts, document, documentVersion: documentVersion() }
}

function educationOf({ education }: Occupation, random: Random): PositionRow['education'] {
  if (education === 'master' && random.between(1, 5) === 1) return 'doctor'
  if (education === 'bachelor' && random.between(1, 4) === 1) return 'master'
  return education === 'college' && random.between(1, 3) === 1 ? 'any' : education
}

/** Whole thousands, halves below ten thousand; days in tens. */
function payOf(
  { pay: [low, high], education: usual }: Occupation,
  education: PositionRow['education'],
  isInternship: boolean,
  random: Random,
) {
  if (isInternship) {
    const salaryMin = Math.round((low * 130) / 100) * 10
    const salaryMax = salaryMin + random.between(4, 10) * 10
    return { salaryMin, salaryMax, salaryUnit: 'day', salaryMonths: 0, monthlyTop: salaryMax * 22 } as const
  }
  const factor = (WORTH[education] / WORTH[usual]) * (random.between(92, 110) / 100)
  const [salaryMin, salaryMax] = [low, high].map((thousand) => {
    const step = thousand * factor < 10 ? 500 : 1000
    return Math.round((thousand * factor * 1000) / step) * step
  }) as [number, number]
  const salaryMonths = random.pick([0, 12, 13, 13, 14, 15, 16])
  return { salaryMin, salaryMax, salaryUnit: 'month', salaryMonths, monthlyTop: salaryMax } as const
}

const processOf = (isInternship: boolean, place: string): NonNullable<PositionRow['process']> =>
  isInternship
    ? [
        { title: '网申', note: '随投随审' },
        { title: '面试', note: '一轮，视频' },
        { title: '录用', note: '三天内通知' },
      ]
    : [
        { title: '网申', note: '截止前投递' },
        { title: '在线测评', note: '投递后 3 天内' },
        { title: '专业面试', note: '两轮，视频' },
        { title: '终面', note: `${place}，现场` },
        { title: '录用', note: '签三方协议' },
      ]
