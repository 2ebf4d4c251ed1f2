import { demoPaths } from '../../contract/calls/demo.ts'
import { DEMO_PASSWORD, demoEmployers, demoStaff } from './seed/accounts.ts'
import { demoSites } from './seed/sites.ts'
import { demoStudents } from './seed/students.ts'

/**
 * What the terminal says once the demonstration listens: where its sites are and who lives there.
 * @param address where the server listens
 */
export function announcement(address: string): string {
  const { port } = new URL(address)
  const sites = demoSites.flatMap(({ hosts, info }) =>
    hosts
      .filter((host) => host.endsWith('localhost'))
      .map((host) => `  http://${host}:${port}`.padEnd(42) + info.brand.name['zh-CN']),
  )
  const phones = demoStudents.map(({ phone }) => phone)
  const mainland = phones.filter((phone) => !phone.startsWith('886'))
  const taiwan = phones.filter((phone) => phone.startsWith('886')).map((phone) => `0${phone.slice(3)}`)
  return [
    '',
    ...sites,
    '',
    `  Students  ${mainland[0]} … ${mainland.at(-1)}, on the Taiwan site 886 ${taiwan[0]} … ${taiwan.at(-1)}`,
    `  Employers ${demoEmployers[0]} … ${demoEmployers.at(-1)}, password ${DEMO_PASSWORD}`,
    `  Staff     ${demoStaff.map(({ username }) => username).join(', ')}, password ${DEMO_PASSWORD}`,
    `  Codes     http://localhost:${port}${demoPaths.outbox}`,
    `  The rest  http://localhost:${port}${demoPaths.overview}`,
    '',
    '',
  ].join('\n')
}
