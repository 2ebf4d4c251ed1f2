import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Person } from '../../../../contract/calls/transfer.ts'
import type { LoginType } from '../../../../contract/rules/storage.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { Button } from '../../../ui/button/Button.tsx'
import { CapIcon } from '../../../ui/icons/CapIcon.tsx'
import { CompanyIcon } from '../../../ui/icons/CompanyIcon.tsx'
import { HallIcon } from '../../../ui/icons/HallIcon.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { ShieldIcon } from '../../../ui/icons/ShieldIcon.tsx'
import { UsersIcon } from '../../../ui/icons/UsersIcon.tsx'
import { StatusPage } from '../../../ui/status-page/StatusPage.tsx'
import * as css from './TransferQuestion.css.ts'
import type { TransferPageProps } from './transfer-page-props.ts'

const kinds = {
  student: { Icon: CapIcon, label: m.login_identity_student },
  company: { Icon: CompanyIcon, label: m.login_identity_short_company },
  school: { Icon: HallIcon, label: m.login_identity_short_school },
  channel: { Icon: UsersIcon, label: m.login_identity_short_channel },
} satisfies Record<LoginType, { Icon: ComponentType<IconProps>; label: () => string }>

interface AccountProps {
  readonly label: string
  readonly person: Person
}

function Account({ label, person: { login_type, name, phone, place } }: AccountProps) {
  const { Icon, label: kind } = kinds[login_type]
  const more = [kind(), name && phone, place].filter(Boolean)
  return (
    <div className={css.account}>
      <dt className={css.label}>{label}</dt>
      <dd className={css.person}>
        <span className={css.picture}>
          <Icon size={24} />
        </span>
        <span className={css.words}>
          <strong className={css.name}>{name || phone}</strong>
          <span className={css.more}>{more.join(' · ')}</span>
        </span>
      </dd>
    </div>
  )
}

/** Names the person whom a link would let in, and the one who is here: the visitor decides (FAIR-3). */
export function TransferQuestion({ actor }: Pick<TransferPageProps, 'actor'>) {
  const preview = useSelector(actor, ({ context }) => context.preview)
  if (!preview) return null
  const { arriving, current } = preview
  const accept = () => actor.send({ type: 'ACCEPTED' })
  const decline = () => actor.send({ type: 'DECLINED' })
  const details = (
    <dl className={css.accounts}>
      <Account label={m.pages_transfer_arriving()} person={arriving} />
      {current && <Account label={m.pages_transfer_current()} person={current} />}
    </dl>
  )
  const icon = <ShieldIcon size={40} />
  if (current) {
    return (
      <StatusPage icon={icon} title={m.pages_transfer_switch()} text={m.pages_transfer_switch_text()} details={details}>
        <Button size="lg" kind="primary" onClick={decline}>
          {m.pages_transfer_keep()}
        </Button>
        <Button size="lg" kind="secondary" onClick={accept}>
          {m.pages_transfer_swap()}
        </Button>
      </StatusPage>
    )
  }
  return (
    <StatusPage icon={icon} title={m.pages_transfer_asking()} text={m.pages_transfer_asking_text()} details={details}>
      <Button size="lg" kind="primary" onClick={accept}>
        {m.pages_transfer_accept()}
      </Button>
      <Button size="lg" kind="secondary" onClick={decline}>
        {m.pages_transfer_decline()}
      </Button>
    </StatusPage>
  )
}
