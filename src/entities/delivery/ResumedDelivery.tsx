import { useQuery } from '@tanstack/react-query'
import * as m from '../../../messages/compiled/messages.js'
import { positionQuery } from '../../api/positions.ts'
import { queryClient } from '../../api/query-client.ts'
import { useActors } from '../../shared/actors/actors.ts'
import { jobHref } from '../../shared/links/links.ts'
import { usePreferences } from '../../shared/preferences/preferences.tsx'
import { type ButtonLook, buttonClass } from '../../ui/button/Button.tsx'

export interface ResumedDeliveryProps extends Pick<ButtonLook, 'size'> {
  readonly positionId: string
}

/** Back to the delivery that the resume is written for, on the page of its position; nothing where there is none. */
export function ResumedDelivery({ positionId, size = 'md' }: ResumedDeliveryProps) {
  usePreferences()
  const { deliver } = useActors()
  const { data } = useQuery(positionQuery(positionId), queryClient)
  if (!data) return null
  const { id, title, company } = data
  return (
    <a
      className={buttonClass({ size })}
      href={jobHref(id)}
      onClick={() => deliver({ id, title, company: company.company_name })}
    >
      {m.deliver_resume_on({ title })}
    </a>
  )
}
