/** Preloaded by a server whose time a test moves: each SIGUSR2 is five minutes. */
const FIVE_MINUTES = 5 * 60_000
const real = Date.now
let ahead = 0

Date.now = () => real() + ahead
process.on('SIGUSR2', () => {
  ahead += FIVE_MINUTES
  process.stdout.write('{"msg":"five minutes later"}\n')
})
