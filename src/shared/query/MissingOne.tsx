import * as m from '../../../messages/compiled/messages.js'
import { addressOf } from '../links/links.ts'
import { Missing } from './Queried.tsx'

const kinds = {
  position: { what: m.content_what_position, list: addressOf('/positionList'), text: m.pages_position_list },
  company: {
    what: m.content_what_company,
    list: addressOf('/companyList', { isAll: '1' }),
    text: m.pages_company_list,
  },
  fair: { what: m.content_what_fair, list: addressOf('/collegeJobfair', { from: 2 }), text: m.fairs_others },
} as const

/** In the place of a position, a company or a fair that does not exist: the way to the others. */
export function MissingOne({ kind }: { readonly kind: keyof typeof kinds }) {
  const { what, list, text } = kinds[kind]
  return <Missing what={what()} others={{ href: list, text: text() }} />
}
