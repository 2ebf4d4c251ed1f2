import { useSelector } from '@xstate/react'
import { type TransferView, transferView } from '../../../../machines/login/transfer/transfer.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { AlertIcon } from '../../../ui/icons/AlertIcon.tsx'
import { NoNetworkIcon } from '../../../ui/icons/NoNetworkIcon.tsx'
import { ShieldIcon } from '../../../ui/icons/ShieldIcon.tsx'
import { Spinner } from '../../../ui/spinner/Spinner.tsx'
import { StatusPage } from '../../../ui/status-page/StatusPage.tsx'
import { TransferQuestion } from './TransferQuestion.tsx'
import type { TransferPageProps } from './transfer-page-props.ts'

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
