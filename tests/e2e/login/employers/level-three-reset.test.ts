import { afterAll, beforeAll } from 'vitest'
import { passwordResetPlay } from '../../walkers/password-reset.ts'
import { walkAll } from '../../walkers/play.ts'
import { type Server, startServer } from '../../world/server.ts'
import { Transitions } from '../../world/transitions.ts'
import { createWorld } from '../../world.ts'

/** Its own: what it changes are the passwords that the tests of the shared server log in with. */
let server: Server
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.remove())

const transitions = new Transitions()
const world = createWorld(() => server.port, undefined, transitions)

let employers = 0
const freshEmployer = () => {
  employers += 1
  return String(13_900_000_000 + employers)
}

walkAll(passwordResetPlay(world, freshEmployer), transitions)
