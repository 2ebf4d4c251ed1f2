import * as m from '../../messages/compiled/messages.js'
import { Spinner } from '../ui/spinner/Spinner.tsx'
import { opening } from './Opening.css.ts'

/** Says that what was clicked is on its way. */
export const Opening = () => (
  <p className={opening} role="status">
    <Spinner />
    {m.login_loading()}
  </p>
)
