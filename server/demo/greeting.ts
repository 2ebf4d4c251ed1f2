import { demoPaths } from '../../contract/calls/demo.ts'
import { demoSites } from './seed/sites.ts'
import { demoStudents } from './seed/students.ts'

/**
 * What a person at the terminal needs for the demonstration: where the sites are and who may log in.
 * @param port the port it listens on
 */
export function greeting(port: number): string {
  const sites = demoSites.flatMap(({ hosts, info }) => hosts.map((host) => [host, info.brand.name['zh-CN']] as const))
  const width = Math.max(...sites.map(([host]) => host.length)) + String(port).length + 10
  const lines = sites.map(([host, name]) => `  ${`http://${host}:${port}/`.padEnd(width)} ${name}`)
  const phones = demoStudents.map(({ phone }) => phone)
  const taiwan = phones.filter((phone) => phone.startsWith('886'))
  const mainland = phones.filter((phone) => !phone.startsWith('886'))
  return [
    '',
    'Sites',
    ...lines,
    '',
    'Students (the code arrives in the outbox; any other phone registers itself)',
    `  ${mainland[0]} … ${mainland.at(-1)}`,
    `  886 ${taiwan[0]?.slice(3)} … ${taiwan.at(-1)?.slice(3)} (Taiwan site)`,
    '',
    'Helpers',
    `  http://localhost:${port}${demoPaths.overview} · sites, accounts, login codes that wait for a phone`,
    `  http://localhost:${port}${demoPaths.outbox} · text messages`,
    '',
  ].join('\n')
}
