import { Spinner } from '../../../ui/spinner/Spinner.tsx'
import * as css from './Video.css.ts'

export const Loading = () => (
  <span className={css.loading}>
    <Spinner />
  </span>
)
