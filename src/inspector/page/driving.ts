import type { Locale } from '../../../contract/calls/site.ts'
import * as m from '../../../messages/compiled/messages.js'
import { driving } from './driving.css.ts'

/** What the page says while a generated path drives it; outside of the body, which dialogs make inert. */
const sign = document.createElement('output')
sign.className = driving

/** Says on the page which step of a flow's path it is at. */
export function showDriving(flow: string, step: number, steps: number): void {
  sign.textContent = m.inspector_page_driving(
    { flow, step, steps },
    { locale: document.documentElement.lang as Locale },
  )
  if (!sign.isConnected) document.documentElement.append(sign)
}

export const hideDriving = (): void => sign.remove()
