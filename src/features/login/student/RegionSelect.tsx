import { useSelector } from '@xstate/react'
import * as m from '../../../../messages/compiled/messages.js'
import { Select } from '../../../ui/select/Select.tsx'
import type { StudentLoginProps } from './student-login-props.ts'

/** The two dialling codes of Taiwan mode (STU-2). */
export function RegionSelect({ actor }: Pick<StudentLoginProps, 'actor'>) {
  const region = useSelector(actor, ({ context }) => context.region)
  return (
    <Select
      label={m.login_region()}
      value={region}
      options={[
        { value: '86', label: m.login_region_86(), short: '+86' },
        { value: '886', label: m.login_region_886(), short: '+886' },
      ]}
      onChange={(next) => actor.send({ type: 'REGION.CHANGED', region: next })}
    />
  )
}
