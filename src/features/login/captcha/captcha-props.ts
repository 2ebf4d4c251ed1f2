import type { ActorRefFrom } from 'xstate'
import type { SiteInfo } from '../../../../contract/calls/site.ts'
import type { captchaMachine } from '../../../../machines/login/captcha/captcha.machine.ts'

export interface CaptchaPaneProps {
  readonly actor: ActorRefFrom<typeof captchaMachine>
  readonly site: SiteInfo
  /** The reason why the captcha cannot start is said in English, too (CAP-3). */
  readonly inEnglishToo?: boolean
}
