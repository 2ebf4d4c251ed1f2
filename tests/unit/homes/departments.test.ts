import { describe, expect, it } from 'vitest'
import type { Department } from '../../../contract/calls/zones.ts'
import { CallFailure } from '../../../contract/failures.ts'
import { createDepartments, type DepartmentPorts, type IdentityClaim } from '../../../src/app/homes/departments.ts'

const department: Department = {
  id: '4',
  name: { 'zh-CN': '计算机学院' },
  icon: 'code',
  thumbnail_url: '',
  domain: 'faculty.localhost',
  position_count: 35,
}

function build(claim: IdentityClaim | null, ports: Partial<DepartmentPorts> = {}) {
  const log: string[] = []
  const departments = createDepartments({
    location: { protocol: 'http:', port: '8080' },
    tab: {
      reserve: () => void log.push('reserved'),
      open(address) {
        log.push(`tab ${address}`)
        return 'done'
      },
    },
    claimedIdentity: () => claim,
    async createTicket(domain) {
      log.push(`ticket for ${domain}`)
      return 'signed/+='
    },
    goTo: (address) => void log.push(`here ${address}`),
    ...ports,
  })
  return { ...departments, log }
}

const arrival = 'http://faculty.localhost:8080/#/transferPage'

describe('the address of a department', () => {
  it("is its own site's, on the same port, or our page about it [HOME-5]", () => {
    const { departmentHref } = build(null)
    expect(departmentHref(department)).toBe(arrival)
    expect(departmentHref({ ...department, domain: '' })).toBe('#/collegePosition?college=4')
  })

  it('has no port where this page has none [HOME-5]', () => {
    const { departmentHref } = build(null, { location: { protocol: 'https:', port: '' } })
    expect(departmentHref(department)).toBe('https://faculty.localhost/#/transferPage')
  })
})

describe('opening a department', () => {
  it.each([
    ['student', 'user_id'],
    ['school', 'user_id'],
    ['company', 'com_key_user'],
    ['channel', 'user_id'],
  ] as const)(
    'takes a %s along, proven by a ticket, in a tab that is opened inside the click [HOME-5]',
    async (loginType, key) => {
      const { openDepartment, log } = build({ loginType, userId: '7' })
      const opened = openDepartment(department)
      expect(log).toEqual(['reserved', 'ticket for faculty.localhost'])
      await opened
      expect(log.at(-1)).toBe(`tab ${arrival}?${key}=7&login_type=${loginType}&ticket=signed%2F%2B%3D`)
    },
  )

  it('takes nobody along where nobody is logged in [HOME-5]', async () => {
    const { openDepartment, log } = build(null)
    await openDepartment(department)
    expect(log).toEqual(['reserved', `tab ${arrival}`])
  })

  it('goes there without a ticket where none is to be had, so that the other site asks to log in [HOME-5]', async () => {
    const createTicket = () => Promise.reject(new CallFailure({ kind: 'timeout' }))
    const { openDepartment, log } = build({ loginType: 'student', userId: '7' }, { createTicket })
    await openDepartment(department)
    expect(log).toEqual(['reserved', `tab ${arrival}?user_id=7&login_type=student`])
  })

  it('stays in this tab where the browser refuses another one [HOME-5]', async () => {
    const tab = { reserve() {}, open: () => 'blocked' as const }
    const { openDepartment, log } = build(null, { tab })
    await openDepartment(department)
    expect(log).toEqual([`here ${arrival}`])
  })
})
