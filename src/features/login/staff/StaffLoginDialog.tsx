import { useSelector } from '@xstate/react'
import type { ComponentType } from 'react'
import type { AdminKind } from '../../../../machines/login/entry/entry.types.ts'
import { appOfStaff } from '../../../../machines/login/staff-login/staff-login.ports.ts'
import { type StaffLoginView, staffLoginView } from '../../../../machines/login/staff-login/staff-login.selectors.ts'
import * as m from '../../../../messages/compiled/messages.js'
import { SiteSeal } from '../../../entities/site/SiteSeal.tsx'
import { Stage } from '../../../shared/late/Stage.tsx'
import { Working } from '../../../shared/late/Working.tsx'
import { localise } from '../../../shared/preferences/localise.ts'
import { usePreferences } from '../../../shared/preferences/preferences.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { Dialog } from '../../../ui/dialog/Dialog.tsx'
import { AppBlocked } from '../states/AppBlocked.tsx'
import { CookiesBlocked } from '../states/CookiesBlocked.tsx'
import { StaffForm } from './StaffForm.tsx'
import { SupportContacts } from './SupportContacts.tsx'
import type { StaffLoginProps } from './staff-login-props.ts'

function BlockedPane({ actor }: StaffLoginProps) {
  const identity = useSelector(actor, ({ context }) => context.identity)
  return (
    identity && (
      <AppBlocked
        address={appOfStaff(identity)}
        label={m.staff_app_open()}
        onFollow={() => actor.send({ type: 'LINK.FOLLOWED' })}
      />
    )
  )
}

const panes = {
  form: StaffForm,
  contacts: ({ site, onCopy }) => <SupportContacts support={site.support} onCopy={onCopy} />,
  cookiesBlocked: ({ actor }) => <CookiesBlocked onClose={() => actor.send({ type: 'DIALOG.CLOSED' })} />,
  settling: () => <Working label={m.login_settling()} />,
  appBlocked: BlockedPane,
  ended: () => null,
} satisfies Record<StaffLoginView, ComponentType<StaffLoginProps>>

const titles = {
  school: m.staff_title_school,
  faculty: m.staff_title_faculty,
  organiser: m.staff_title_organiser,
} satisfies Record<AdminKind, () => string>

/** Login of school officers and channel organisers; a forgotten password is reset by people (ADM-1, CHAN-3). */
export function StaffLoginDialog(props: StaffLoginProps) {
  const { actor, site } = props
  const { locale } = usePreferences()
  const view = useSelector(actor, staffLoginView)
  const admin = useSelector(actor, ({ context }) => context.settings.admin)
  const Pane = panes[view]
  const title = site.is_taiban === 1 ? m.staff_title : titles[admin]
  const close = () => actor.send({ type: 'DIALOG.CLOSED' })
  const head =
    view === 'contacts'
      ? {
          title: m.staff_contacts_title(),
          description: m.staff_contacts_hint({ hours: site.brand.office_hours }),
          footer: <Button onClick={close}>{m.staff_contacts_understood()}</Button>,
        }
      : {
          title: title(),
          description: localise(site.brand.name, locale),
          mark: <SiteSeal site={site} size={48} />,
        }
  return (
    <Dialog size="form" open={view !== 'ended'} onClose={close} closeLabel={m.login_close()} {...head}>
      <Stage shows={Pane}>
        <Pane {...props} />
      </Stage>
    </Dialog>
  )
}
