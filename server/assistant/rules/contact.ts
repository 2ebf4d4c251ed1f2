import type { ResumeContent } from '../../../contract/resume.ts'
import { sectionPlace } from '../written.ts'
import { type Found, found, whole } from './found.ts'

/** Mobile telephones of the mainland and of Taiwan, landlines with their area, and whatever has a country's number. */
const PHONES = [/^1[3-9]\d{9}$/, /^09\d{8}$/, /^0\d{2,3}\d{7,8}$/, /^\+\d{8,15}$/]
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/

const isPhone = (text: string): boolean => {
  const digits = text.replace(/[\s()（）-]/g, '')
  return PHONES.some((phone) => phone.test(digits))
}

/** Whether somebody can be reached: 8 points. */
export function contact({ basic: { phone, email, city } }: ResumeContent): Found[] {
  const [phonePlace, emailPlace] = [sectionPlace('basic', 'phone'), sectionPlace('basic', 'email')]
  const all: (Found | false)[] = [
    phone.trim() === ''
      ? found('phone-missing', phonePlace, { contact: 4 })
      : !isPhone(phone) && found('phone-invalid', phonePlace, { contact: 4 }, { quote: whole(phone) }),
    email.trim() === ''
      ? found('email-missing', emailPlace, { contact: 3 })
      : !EMAIL.test(email.trim()) && found('email-invalid', emailPlace, { contact: 3 }, { quote: whole(email) }),
    city.trim() === '' && found('city-missing', sectionPlace('basic', 'city'), { contact: 1 }),
  ]
  return all.filter((one) => one !== false)
}
