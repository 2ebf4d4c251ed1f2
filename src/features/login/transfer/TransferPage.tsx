import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { Person } from '../../../../contract/calls/transfer.ts'
import type { LoginType } from '../../../../contract/rules/storage.ts'
import type { transferMachine } from '../../../../machines/login/transfer/transfer.machine.ts'
import { type TransferView, transferView } from '../../../../machines/login/transfer/transfer.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { CompanyIcon, UsersIcon } from '../../../ui/icons/account.tsx'
import type { IconProps } from '../../../ui/icons/Icon.tsx'
import { AlertIcon, CapIcon, HallIcon, NoNetworkIcon, ShieldIcon } from '../../../ui/icons/shell.tsx'
import { Spinner } from '../../../ui/spinner/Spinner.tsx'
import { StatusPage } from '../../../ui/status-page/StatusPage.tsx'
import * as css from './TransferPage.css.ts'

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
function TransferQuestion({ actor }: Pick<TransferPageProps, 'actor'>) {
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

interface Look {
  readonly icon: typeof AlertIcon | null
  readonly title: () => string
  readonly text: () => string
  readonly actions: readonly ('login' | 'retry' | 'home')[]
}

const busy: Look = { icon: null, title: m.pages_transfer_busy, text: m.pages_transfer_busy_text, actions: [] }

const unreached: Look = {
  icon: NoNetworkIcon,
  title: m.pages_transfer_failed,
  text: m.pages_transfer_failed_text,
  actions: ['retry', 'home'],
}

const looks = {
  validating: busy,
  previewing: busy,
  recognising: busy,
  declined: busy,
  exchanging: busy,
  redirecting: busy,
  arrived: busy,
  expired: {
    icon: ShieldIcon,
    title: m.pages_transfer_expired,
    text: m.pages_transfer_expired_text,
    actions: ['login', 'home'],
  },
  alreadyHere: {
    icon: ShieldIcon,
    title: m.pages_transfer_here,
    text: m.pages_transfer_here_text,
    actions: ['home'],
  },
  wrongIdentity: {
    icon: AlertIcon,
    title: m.pages_transfer_wrong,
    text: m.pages_transfer_wrong_text,
    actions: ['login', 'home'],
  },
  notFound: {
    icon: AlertIcon,
    title: m.pages_transfer_not_found,
    text: m.pages_transfer_not_found_text,
    actions: ['home'],
  },
  previewFailed: unreached,
  failed: unreached,
  cookiesBlocked: {
    icon: AlertIcon,
    title: m.pages_transfer_cookies,
    text: m.pages_transfer_cookies_text,
    actions: ['home'],
  },
} satisfies Record<Exclude<TransferView, 'asking'>, Look>

/** Arrival from another of our sites (FAIR-3). */
export function TransferPage({ actor, onHome }: TransferPageProps) {
  usePreferences()
  const view = useSelector(actor, transferView)
  if (view === 'asking') return <TransferQuestion actor={actor} />
  const { icon: Icon, title, text, actions }: Look = looks[view]
  const buttons = {
    login: { label: m.pages_login, act: () => actor.send({ type: 'LOGIN.ASKED' }) },
    retry: { label: m.pages_retry, act: () => actor.send({ type: 'RETRIED' }) },
    home: { label: m.pages_home, act: onHome },
  }
  return (
    <StatusPage icon={Icon ? <Icon size={40} /> : <Spinner />} title={title()} text={text()} busy={!Icon}>
      {actions.map((name, index) => (
        <Button key={name} size="lg" kind={index === 0 ? 'primary' : 'secondary'} onClick={buttons[name].act}>
          {buttons[name].label()}
        </Button>
      ))}
    </StatusPage>
  )
}

interface TransferPageProps {
  readonly actor: ActorRefFrom<typeof transferMachine>
  onHome(): void
}
