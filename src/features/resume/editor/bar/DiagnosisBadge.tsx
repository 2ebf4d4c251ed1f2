import { useQuery } from '@tanstack/react-query'
import * as m from '../../../../../messages/compiled/messages.js'
import { diagnosesQuery } from '../../../../api/diagnoses.ts'
import { queryClient } from '../../../../api/query-client.ts'
import { addressOf } from '../../../../shared/links/links.ts'
import { usePreferences } from '../../../../shared/preferences/preferences.tsx'
import { buttonClass } from '../../../../ui/button/Button.tsx'
import { TargetIcon } from '../../../../ui/icons/shell.tsx'

export interface DiagnosisBadgeProps {
  readonly userId: string
}

/** The newest score of the resume and the way to its report, or to the first one. */
export function DiagnosisBadge({ userId }: DiagnosisBadgeProps) {
  usePreferences()
  const { data } = useQuery(diagnosesQuery(userId), queryClient)
  if (!data) return null
  const latest = data.list.find(({ score }) => score !== null)
  return (
    <a
      className={buttonClass({ kind: 'soft', size: 'sm' })}
      href={latest ? addressOf('/diagnosticResult', { id: latest.id, type: '1' }) : addressOf('/aiIntroduction')}
    >
      <TargetIcon size={16} />
      {latest ? m.diagnosis_latest({ score: latest.score ?? 0 }) : m.diagnosis_latest_none()}
    </a>
  )
}
