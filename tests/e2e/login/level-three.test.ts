import { captchaPlay } from '../walkers/captcha.ts'
import { deliverPlay } from '../walkers/deliver.ts'
import { employerAuthPlay } from '../walkers/employer-auth.ts'
import { walkAll } from '../walkers/play.ts'
import { qrLoginPlay } from '../walkers/qr-login.ts'
import { smsCodePlay } from '../walkers/sms-code.ts'
import { staffLoginPlay } from '../walkers/staff-login.ts'
import { studentLoginPlay } from '../walkers/student-login.ts'
import { Transitions } from '../world/transitions.ts'
import { createWorld } from '../world.ts'

const transitions = new Transitions()
const world = createWorld(undefined, undefined, transitions)

let phones = 0
/** One that no other test sends to. */
const freshPhone = () => {
  phones += 1
  return String(15_600_000_000 + phones)
}

walkAll(qrLoginPlay(world), transitions)
walkAll(captchaPlay(world, freshPhone), transitions)
walkAll(smsCodePlay(world, freshPhone), transitions)
walkAll(studentLoginPlay(world, freshPhone), transitions)
walkAll(employerAuthPlay(world, freshPhone), transitions)
walkAll(staffLoginPlay(world), transitions)
walkAll(deliverPlay(world), transitions)
