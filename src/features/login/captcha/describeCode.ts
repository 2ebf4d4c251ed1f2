import * as m from '../../../../messages/compiled/messages.js'

const descriptions: Readonly<Record<number, () => string>> = {
  1001: m.login_captcha_1001,
  1002: m.login_captcha_1002,
  1003: m.login_captcha_1003,
  1004: m.login_captcha_1004,
  1005: m.login_captcha_1005,
  1006: m.login_captcha_1006,
  1007: m.login_captcha_1007,
  1008: m.login_captcha_1008,
  1009: m.login_captcha_1009,
  1010: m.login_captcha_1010,
  1011: m.login_captcha_1011,
  1012: m.login_captcha_1012,
  1013: m.login_captcha_1013,
}

/** The sentence for a provider's error code; a general one for a code that nobody documented (CAP-2). */
export const describeCode = (code: number | null): string => (descriptions[code ?? 0] ?? m.login_captcha_other)()
