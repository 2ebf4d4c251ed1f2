import { beforeAll, describe, expect, it } from 'vitest'
import * as companies from '../../../contract/calls/companies.ts'
import * as positions from '../../../contract/calls/positions.ts'
import * as calls from '../../../contract/calls/zones.ts'
import { addCompany, addPosition, addTerms, daysFromStart } from '../world/content-rows.ts'
import { addDepartment, addFair, addMajor, addSite, addZone, words } from '../world/site-rows.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()
const at = (host: string) => stage.world.browser(host)
const ids: Record<string, number> = {}

beforeAll(async () => {
  const { db } = stage.store
  await addTerms(db)
  const university = await addSite(db, 'zones.example')
  await addSite(db, 'faculty.zones.example')
  ids.other = await addSite(db, 'other.example')
  ids.computing = await addDepartment(db, university, { place: 1, domain: 'faculty.zones.example' })
  ids.arts = await addDepartment(db, university, { place: 2, name: words('文学院'), disciplines: ['t-letters'] })
  ids.software = await addMajor(db, ids.computing, '软件工程')
  ids.poetry = await addMajor(db, ids.arts, '汉语言文学')
  const company = await addCompany(db)
  await addPosition(db, company)
  await addPosition(db, company, { title: '后端工程师' })
  await addPosition(db, company, { status: 'closed' })
  await addPosition(db, company, { expiresAt: daysFromStart(-1) })
  await addFair(db, university)
  ids.zone = await addZone(db, university, { place: 1, configType: 4, configContent: '7' })
  ids.away = await addZone(db, university, { place: 2, configType: 6, webDomain: 'https://away.example/x' })
  ids.trap = await addZone(db, university, { place: 3, configType: 6, webDomain: 'javascript:alert(1)' })
})

const nowhere = [404, 40400, null]
const brief = ({ status, code, data }: { status: number; code: number; data: unknown }) => [status, code, data]

describe('a zone item', () => {
  const ask = (zone: string, host = 'zones.example') => at(host).call(calls.getZone, { zoneid: String(ids[zone]) })

  it('says where it leads [HOME-8]', async () => {
    expect((await ask('zone')).data).toEqual({
      id: String(ids.zone),
      icon: 'star',
      title: words('名企专区'),
      hint: words('看看'),
      config_type: 4,
      config_content: '7',
      config_content_details: { web_domain: '' },
    })
    expect((await ask('away')).data.config_content_details).toEqual({ web_domain: 'https://away.example/x' })
  })

  it('leads to web addresses alone [HOME-8]', async () => {
    expect((await ask('trap')).data.config_content_details).toEqual({ web_domain: '' })
  })

  it('is its own site’s', async () => {
    expect(brief(await ask('zone', 'other.example'))).toEqual(nowhere)
    expect(brief(await at('zones.example').call(calls.getZone, { zoneid: '999999' }))).toEqual(nowhere)
  })
})

describe('departments', () => {
  const computing = () => ({
    id: String(ids.computing),
    name: words('信息学院'),
    icon: 'chip',
    thumbnail_url: '',
    domain: 'faculty.zones.example',
    position_count: 2,
  })
  const arts = () => ({ ...computing(), id: String(ids.arts), name: words('文学院'), domain: '', position_count: 0 })

  it('are listed with the open positions that suit them [HOME-5]', async () => {
    expect((await at('zones.example').call(calls.getSiteColleges, {})).data.list).toEqual([computing(), arts()])
    const ofDomain = await at('other.example').call(calls.getFacultyList, { domain: 'ZONES.example:8080' })
    expect(ofDomain.data.list).toEqual([computing(), arts()])
  })

  it('a faculty’s site has the faculty itself as its only department', async () => {
    const { data } = await at('faculty.zones.example').call(calls.getSiteColleges, {})
    expect(data.list).toEqual([computing()])
  })

  it('a site without departments has an empty list, and an unknown site is not found [API-4]', async () => {
    expect((await at('other.example').call(calls.getSiteColleges, {})).data.list).toEqual([])
    const at404 = await at('zones.example').call(calls.getFacultyList, { domain: 'nowhere.example' })
    expect(brief(at404)).toEqual(nowhere)
  })

  it('teach majors [API-4]', async () => {
    const software = { id: String(ids.software), name: words('软件工程'), department_id: String(ids.computing) }
    const poetry = { id: String(ids.poetry), name: words('汉语言文学'), department_id: String(ids.arts) }
    const browser = at('zones.example')
    expect((await browser.call(calls.getSiteMajors, {})).data.list).toEqual([software, poetry])
    const ofOne = (host: string) => at(host).call(calls.getCollegeMajors, { college: String(ids.arts) })
    expect((await ofOne('zones.example')).data.list).toEqual([poetry])
    expect((await ofOne('other.example')).data.list).toEqual([])
    const ofDomain = async (domain: string) => brief(await browser.call(calls.getFacultyMajors, { domain }))
    expect(await ofDomain('zones.example')).toEqual([200, 0, { list: [software, poetry] }])
    expect(await ofDomain('faculty.zones.example')).toEqual([200, 0, { list: [software] }])
    expect(await ofDomain('nowhere.example')).toEqual(nowhere)
  })

  it('head the college pages, and count what those list [JOB-6]', async () => {
    const { data } = await at('zones.example').call(calls.getCollegeHome, {})
    expect(data).toEqual({
      college: null,
      departments: [computing(), arts()],
      position_count: 2,
      company_count: 1,
      fair_count: 1,
    })
    const faculty = at('faculty.zones.example')
    expect((await faculty.call(calls.getCollegeHome, {})).data).toEqual({
      college: computing(),
      departments: [computing()],
      position_count: (await faculty.call(positions.getCollegePositions, {})).data.total,
      company_count: (await faculty.call(companies.getCollegeCompanies, {})).data.total,
      fair_count: 0,
    })
    expect(brief(await at('nowhere.example').call(calls.getCollegeHome, {}))).toEqual(nowhere)
  })
})
