import { captchaPlay } from './walkers/captcha.ts'
import { employerAuthPlay } from './walkers/employer-auth.ts'
import { passwordResetPlay } from './walkers/password-reset.ts'
import { walkAll } from './walkers/play.ts'
import { qrLoginPlay } from './walkers/qr-login.ts'
import { smsCodePlay } from './walkers/sms-code.ts'
import { staffLoginPlay } from './walkers/staff-login.ts'
import { studentLoginPlay } from './walkers/student-login.ts'
import { createWorld } from './world.ts'

const world = createWorld()

let phones = 0
/** One that no other test sends to. */
const freshPhone = () => {
  phones += 1
  return String(15_600_000_000 + phones)
}

let employers = 40
/** An employer of the demonstration whom no other test of the shared server knows. */
const freshEmployer = () => {
  employers += 1
  return String(13_900_000_000 + employers)
}

walkAll(qrLoginPlay(world))
walkAll(captchaPlay(world, freshPhone))
walkAll(smsCodePlay(world, freshPhone))
walkAll(studentLoginPlay(world, freshPhone))
walkAll(employerAuthPlay(world, freshPhone))
walkAll(passwordResetPlay(world, freshEmployer))
walkAll(staffLoginPlay(world))
