import * as m from '../../../../messages/compiled/messages.js'
import { PlatformMark } from '../../../entities/site/PlatformMark.tsx'
import { City } from '../../../ui/city/City.tsx'
import { Later } from '../../../ui/dialog/Later.tsx'
import { CalendarIcon, CompanyIcon, UsersIcon } from '../../../ui/icons/account.tsx'
import * as css from './EmployerAuth.css.ts'

const points = [
  { Icon: CompanyIcon, text: m.employer_side_schools },
  { Icon: CalendarIcon, text: m.employer_side_fairs },
  { Icon: UsersIcon, text: m.employer_side_resumes },
]

/** Says what the platform is good for, for employers. */
export const EmployerSide = () => (
  <>
    <div className={css.mark}>
      <span className={css.badge}>
        <PlatformMark size={40} />
      </span>
      <div>
        <p className={css.name}>{m.employer_side_name()}</p>
        <p className={css.tagline}>{m.employer_side_tagline()}</p>
      </div>
    </div>
    <p className={css.heading}>{m.employer_side_heading()}</p>
    <ul className={css.points}>
      {points.map(({ Icon, text }) => (
        <li key={text()} className={css.point}>
          <Icon />
          {text()}
        </li>
      ))}
    </ul>
    <Later>
      <City className={css.art} />
    </Later>
  </>
)
