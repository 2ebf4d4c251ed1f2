import Bowser from 'bowser'
import type { Locale } from '../../contract/calls/site.ts'
import * as m from '../../messages/compiled/messages.js'

/** Browser and system in a person's words, from a User-Agent header. */
export function browserName(userAgent: string, locale: Locale): string {
  if (userAgent === '') return m.server_asker_browser_unknown({}, { locale })
  const { browser, os } = Bowser.parse(userAgent)
  const name = [browser.name, browser.version?.split('.')[0]].filter(Boolean).join(' ')
  return [name, os.name].filter(Boolean).join(' · ') || m.server_asker_browser_unknown({}, { locale })
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/
const PRIVATE = /^(::ffff:)?(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.)|^f[cd]/

/** Roughly where an address is; what lies beyond the own network needs a register of addresses, which the demonstration has not. */
export function placeName(address: string, locale: Locale): string {
  if (LOOPBACK.test(address)) return m.server_asker_place_here({}, { locale })
  if (PRIVATE.test(address)) return m.server_asker_place_network({}, { locale })
  return m.server_asker_place_unknown({}, { locale })
}
