import { captchaPlay } from './walkers/captcha.ts'
import { walkAll } from './walkers/play.ts'
import { qrLoginPlay } from './walkers/qr-login.ts'
import { smsCodePlay } from './walkers/sms-code.ts'
import { studentLoginPlay } from './walkers/student-login.ts'
import { createWorld } from './world.ts'

const world = createWorld()

let phones = 0
/** One that no other test sends to. */
const freshPhone = () => {
  phones += 1
  return String(15_600_000_000 + phones)
}

walkAll(qrLoginPlay(world))
walkAll(captchaPlay(world, freshPhone))
walkAll(smsCodePlay(world, freshPhone))
walkAll(studentLoginPlay(world, freshPhone))
