import * as m from '../../../../messages/compiled/messages.js'
import { Skeleton } from '../../../ui/skeleton/Skeleton.tsx'
import * as css from './Captcha.css.ts'

export const Starting = () => (
  <>
    <div className={css.picturePlace}>
      <Skeleton height="100%" />
    </div>
    <div className={css.trackPlace}>
      <Skeleton height="48px" />
    </div>
    <div className={css.foot}>
      <p role="status" className={css.status.plain}>
        {m.login_captcha_starting()}
      </p>
    </div>
  </>
)
