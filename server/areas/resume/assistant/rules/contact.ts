import type { ResumeContent } from '../../../../../contract/resume.ts'
import { isContactPhone, isEmail } from '../../../../../contract/rules/resume-rules.ts'
import { sectionPlace } from '../written.ts'
import { type Found, found, whole } from './found.ts'

/** Whether somebody can be reached: 8 points. */
export function contact({ basic: { phone, email, city } }: ResumeContent): Found[] {
  const [phonePlace, emailPlace] = [sectionPlace('basic', 'phone'), sectionPlace('basic', 'email')]
  const all: (Found | false)[] = [
    phone.trim() === ''
      ? found('phone-missing', phonePlace, { contact: 4 })
      : !isContactPhone(phone) && found('phone-invalid', phonePlace, { contact: 4 }, { quote: whole(phone) }),
    email.trim() === ''
      ? found('email-missing', emailPlace, { contact: 3 })
      : !isEmail(email.trim()) && found('email-invalid', emailPlace, { contact: 3 }, { quote: whole(email) }),
    city.trim() === '' && found('city-missing', sectionPlace('basic', 'city'), { contact: 1 }),
  ]
  return all.filter((one) => one !== false)
}
