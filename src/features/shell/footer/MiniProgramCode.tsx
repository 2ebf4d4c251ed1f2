import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../messages/compiled/messages.js'
import { siteCodeQuery } from '../../../api/queries.ts'
import { queryClient } from '../../../api/query-client.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import * as css from './FooterColumns.css.ts'

/** The site's mini-program code, where it can be had. */
export default function MiniProgramCode() {
  usePreferences()
  const { data } = useQuery(siteCodeQuery, queryClient)
  if (!data) return null
  return (
    <figure>
      <img className={css.codePicture} src={data} alt={m.shell_mini_program()} />
      <figcaption aria-hidden="true">{m.shell_mini_program()}</figcaption>
    </figure>
  )
}
