import { type ActorRefFrom, createActor, type InspectionEvent } from 'xstate'
import type { Locale, SiteInfo } from '../../../contract/calls/site.ts'
import type { Notice } from '../../../machines/kit/notice.ts'
import type { staffLoginMachine } from '../../../machines/login/staff-login/staff-login.machine.ts'
import {
  provideChannelLogin,
  provideSchoolLogin,
  type StaffLoginPorts,
} from '../../../machines/login/staff-login/staff-login.ports.ts'
import type { StaffLoginInput } from '../../../machines/login/staff-login/staff-login.types.ts'
import { StaffLoginDialog } from '../../../src/features/login/staff/StaffLoginDialog.tsx'
import { Desk } from './desk.ts'
import { renderPage } from './page.tsx'
import { univ } from './site.ts'

export interface StaffOptions {
  readonly input?: Partial<StaffLoginInput>
  readonly site?: SiteInfo
  readonly locale?: Locale
  readonly inspect?: (event: InspectionEvent) => void
}

/** The login of officers and organisers on ports that a test steers. */
export interface StaffWorld {
  readonly actor: ActorRefFrom<typeof staffLoginMachine>
  readonly desk: Desk
  readonly notices: readonly Notice[]
  speak(locale: Locale): void
  close(): void
}

export const withSupport = (site: SiteInfo): SiteInfo => ({
  ...site,
  support: {
    telephone: '0571-5550 1868',
    email: 'service@qihang.example',
    wechat: 'qihang-service',
    consultation: 'QQ 群 5550 1866',
  },
})

export function openStaff({ input, site = univ, locale, inspect }: StaffOptions = {}): StaffWorld {
  const [desk, notices] = [new Desk(), [] as Notice[]]
  const settings: StaffLoginInput = { admin: 'school', cookiesEnabled: true, ...input }
  const ports: StaffLoginPorts = {
    notify: (notice) => void notices.push(notice),
    app: { reserveTab() {}, releaseTab() {}, openApp: (address) => desk.call('openApp', address) },
    logIn: (credentials) => desk.call('logIn', credentials),
    storeIdentity: (identity) => desk.call('storeIdentity', identity),
  }
  const machine = settings.admin === 'organiser' ? provideChannelLogin(ports) : provideSchoolLogin(ports)
  const actor = createActor(machine, { ...(inspect && { inspect }), input: settings }).start()
  const onCopy = (text: string) => desk.call<void>('copy', text)
  const page = renderPage(<StaffLoginDialog actor={actor} site={withSupport(site)} onCopy={onCopy} />, locale)
  return {
    actor,
    desk,
    notices,
    speak: page.speak,
    close() {
      page.close()
      actor.stop()
    },
  }
}
