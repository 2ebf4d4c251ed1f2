import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { CALL_TIMEOUT, type CallSpec, UPLOAD_TIMEOUT } from '../../../contract/call.ts'
import { calls } from '../../../contract/calls.ts'
import { CallFailure, failureOf } from '../../../contract/failures.ts'

const root = new URL('../../../', import.meta.url).pathname

describe('the table of calls', () => {
  it('declares method, path, protection and caller of each [API-1]', () => {
    const rows = Object.values(calls).map(({ method, path, unsafe, caller }) =>
      [method, path, unsafe ? 'unsafe' : 'safe', caller].join(' '),
    )
    expect(rows).toEqual([
      'GET /api/site/getloginqrcode unsafe anyone',
      'GET /api/user/loginbyqrcode unsafe anyone',
      'POST /api/user/releaseqrcode unsafe anyone',
      'GET /api/user/sendcode unsafe anyone',
      'GET /api/user/login unsafe anyone',
      'POST /api/user/checkstulogin unsafe anyone',
      'GET /api/user/getcommon safe student',
      'GET /api/user/loginout unsafe anyone',
      'GET /api/user/checkaccountfollow safe student',
      'GET /api/captcha/create unsafe anyone',
      'POST /api/captcha/verify unsafe anyone',
      'GET /api/site/getsiteinfo safe anyone',
      'GET /api/qrcodeparameter/create safe anyone',
      'GET /api/qrcodeparameter/getstudentqr unsafe anyone',
      'POST /company/site/getinfo unsafe anyone',
      'GET /api/site/getdomainconfig safe anyone',
      'GET /api/site/getschooltype safe anyone',
      'GET /api/site/getexhibition safe anyone',
      'GET /api/site/istaiwan safe anyone',
      'GET /api/site/gethomeresource safe anyone',
      'POST /company/user/login unsafe anyone',
      'POST /api/user/sendcode unsafe anyone',
      'POST /api/user/register unsafe anyone',
      'POST /api/user/checksmscode unsafe anyone',
      'POST /api/user/forgetpassword unsafe anyone',
      'POST /school/strategy/login unsafe anyone',
      'POST /channel/user/login unsafe anyone',
      'POST /school/site/getschoolqrcode unsafe anyone',
      'GET /school/site/home safe anyone',
      'POST /api/user/createtransfer unsafe someone',
      'POST /api/user/previewtransfer unsafe anyone',
      'POST /api/user/transfer unsafe anyone',
      'POST /api/position/getlistbyselect unsafe anyone',
      'GET /api/position/getrecommend safe anyone',
      'GET /api/position/getlistbycollege safe anyone',
      'GET /api/position/getcounts safe anyone',
      'GET /api/position/getdetail safe anyone',
      'GET /api/position/gethomeresource safe anyone',
      'GET /api/site/selectlabel safe anyone',
      'GET /api/company/getlist safe anyone',
      'GET /api/company/getlistbycollege safe anyone',
      'GET /api/company/getcounts safe anyone',
      'GET /api/company/getdetail safe anyone',
      'POST /api/company/getpositionlist unsafe anyone',
      'GET /api/company/gethomeresource safe anyone',
      'POST /api/site/gethomeconfig unsafe anyone',
      'POST /api/site/getconfig unsafe anyone',
      'GET /api/site/getbrandhome safe anyone',
      'GET /api/site/getmainhome safe anyone',
      'GET /api/site/gettoken unsafe anyone',
      'POST /api/zone/get unsafe anyone',
      'GET /api/site/getsitecollege safe anyone',
      'GET /api/site/getsitemajors safe anyone',
      'GET /api/school/getcollegemajors safe anyone',
      'GET /api/site/getfacultylist safe anyone',
      'GET /api/site/getfacultymajors safe anyone',
      'GET /api/schoolcollege/gethomeconfig safe anyone',
      'GET /api/schooljobfairzone/getinfo safe anyone',
      'GET /api/schooljobfairzone/getfairlabel safe anyone',
      'GET /api/schooljobfairzone/getcompanylist safe anyone',
      'GET /api/schooljobfairzone/findbooths safe anyone',
      'GET /api/schoolcollege/jobfairlist safe anyone',
      'GET /api/schooljobfairzone/gettalklist safe anyone',
      'GET /api/mediamaterial/getlist safe anyone',
      'GET /api/mediamaterial/getinfo safe anyone',
      'GET /api/mediamaterial/getfilm safe student',
      'GET /api/mediamaterial/getagreement safe anyone',
      'GET /api/abilityimprovement/watched unsafe anyone',
      'POST /api/collect/add unsafe student',
      'POST /api/collect/cancel unsafe student',
      'GET /api/collect/getpositionlist safe student',
      'GET /api/collect/getcompanylist safe student',
      'GET /api/resume/getdetail safe student',
      'POST /api/resume/savebasicinfo unsafe student',
      'POST /api/resume/saveedu unsafe student',
      'POST /api/resume/deledu unsafe student',
      'POST /api/resume/savework unsafe student',
      'POST /api/resume/delwork unsafe student',
      'POST /api/resume/saveproject unsafe student',
      'POST /api/resume/delproject unsafe student',
      'POST /api/resume/saveother unsafe student',
      'POST /api/airesume/savewish unsafe student',
      'POST /api/position/savepositionintention unsafe student',
      'GET /api/position/getpositionintention safe student',
      'POST /api/example/get unsafe student',
      'POST /api/resume/upload unsafe student',
      'GET /api/resume/getattachment safe student',
      'GET /api/resume/deleteattachment unsafe student',
      'POST /api/resume/getresumelist unsafe student',
      'POST /api/resume/deliver unsafe student',
      'POST /api/resume/getdeliverstatus unsafe student',
      'GET /api/deliver/getList safe student',
      'GET /api/deliver/getnotreadinginfo safe student',
      'GET /api/deliver/getdetail safe student',
      'POST /api/deliver/step unsafe student',
      'POST /api/deliver/markread unsafe student',
      'POST /api/diagnosis/start unsafe student',
      'POST /api/diagnosis/repeat unsafe student',
      'GET /api/diagnosis/get safe student',
      'GET /api/diagnosis/getlist safe student',
      'GET /api/diagnosis/getmatch safe student',
      'POST /api/rewriting/rewrite unsafe student',
      'GET /api/rewriting/model-lines safe student',
      'GET /api/guided/get safe student',
      'POST /api/guided/answer unsafe student',
      'POST /api/guided/correct unsafe student',
      'POST /api/guided/paste unsafe student',
      'POST /api/guided/move unsafe student',
      'GET /company/desk/getaccount safe someone',
      'GET /company/desk/getpositions safe company',
      'GET /company/desk/getdeliveries safe company',
      'POST /company/desk/open unsafe company',
      'POST /company/desk/step unsafe company',
      'POST /company/desk/undo unsafe company',
      'POST /company/desk/setopen unsafe company',
      'GET /company/desk/getfile safe company',
      'GET /company/desk/getattachments safe company',
      'GET /api/invite/getlist safe student',
      'POST /api/invite/answer unsafe student',
      'GET /api/invite/getcalendar safe student',
      'POST /company/desk/invite unsafe company',
      'POST /company/desk/moveinterview unsafe company',
      'POST /company/desk/stepinterview unsafe company',
      'GET /api/notice/getlist safe student',
      'GET /api/notice/getunread safe student',
      'POST /api/notice/markread unsafe student',
      'GET /api/notice/getsettings safe student',
      'POST /api/notice/setsettings unsafe student',
      'POST /api/search/save unsafe student',
      'GET /api/search/getlist safe student',
      'POST /api/search/remove unsafe student',
      'GET /api/search/suggest safe anyone',
      'GET /api/search/hints safe anyone',
      'GET /company/desk/export safe company',
      'POST /api/miniprogram/scan unsafe miniprogram',
      'POST /api/miniprogram/getstatus unsafe miniprogram',
      'POST /api/miniprogram/confirm unsafe miniprogram',
      'POST /api/miniprogram/cancel unsafe miniprogram',
    ])
  })

  it('gives every call 10 s, and those that carry a file 15 s [API-2]', () => {
    expect([CALL_TIMEOUT, UPLOAD_TIMEOUT]).toEqual([10_000, 15_000])
    const given = Object.values<CallSpec>(calls).map(({ file, timeout }) => `${file ? 'file' : 'none'} ${timeout}`)
    expect([...new Set(given)]).toEqual(['none 10000', 'file 15000'])
  })

  it('is the only place that spells a path [API-1]', () => {
    const files = globSync('{src,server,machines,contract}/**/*.{ts,tsx}', { cwd: root })
    const spelling = files.filter((file) =>
      /['"`}]\/(api|(company|school|channel)\/\w+)\/\w/.test(readFileSync(root + file, 'utf8')),
    )
    expect(spelling.sort()).toEqual([
      'contract/calls/authentication.ts',
      'contract/calls/captcha.ts',
      'contract/calls/collect.ts',
      'contract/calls/companies.ts',
      'contract/calls/deliveries.ts',
      'contract/calls/desk.ts',
      'contract/calls/diagnoses.ts',
      'contract/calls/employer.ts',
      'contract/calls/fairs.ts',
      'contract/calls/guided.ts',
      'contract/calls/homes.ts',
      'contract/calls/invitations.ts',
      'contract/calls/media.ts',
      'contract/calls/miniprogram.ts',
      'contract/calls/notices.ts',
      'contract/calls/positions.ts',
      'contract/calls/resume.ts',
      'contract/calls/rewriting.ts',
      'contract/calls/search.ts',
      'contract/calls/searches.ts',
      'contract/calls/site.ts',
      'contract/calls/staff.ts',
      'contract/calls/transfer.ts',
      'contract/calls/zones.ts',
    ])
  })
})

describe('failureOf', () => {
  it('gives back what a call failed with [API-3]', () => {
    const failure = { kind: 'status', status: 502, statusText: 'Bad Gateway' } as const
    expect(failureOf(new CallFailure(failure))).toBe(failure)
  })

  it.each([new Error('surprise'), 'text', undefined, null])('counts %s as malformed [API-3]', (error) => {
    expect(failureOf(error)).toEqual({ kind: 'malformed' })
  })
})
