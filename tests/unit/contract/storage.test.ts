import { describe, expect, it } from 'vitest'
import {
  cookies,
  DEFAULT_DAYS,
  IDENTITY_DAYS,
  identityCookies,
  localKeys,
  serverCookies,
  sessionKeys,
} from '../../../contract/rules/storage.ts'

const namesFor = (days: number) =>
  Object.entries(cookies)
    .filter(([, row]) => row.days === days)
    .map(([name]) => name)

describe('the storage tables', () => {
  it('keep identities for 14 days and everything else for 30, but the choice made on a phone [SESS-6, SITE-8]', () => {
    expect([IDENTITY_DAYS, DEFAULT_DAYS]).toEqual([14, 30])
    expect(namesFor(IDENTITY_DAYS)).toEqual([
      'user_id',
      'login_type',
      'user_name',
      'user_school',
      'user_type',
      'strategy',
      'faculty',
      'com_key_user',
      'channel_userid',
      'channel_channel_name',
    ])
    expect(namesFor(DEFAULT_DAYS)).toEqual([
      'company_id',
      'uniq_user_token',
      'resume_data',
      'siteType',
      'school_type',
      'title1',
      'title2',
      'channel_type',
      'platform',
      'locale',
      'theme',
    ])
    expect(namesFor(1)).toEqual(['diffPage'])
  })

  it('keep the session and the browser id for 14 days [SESS-6]', () => {
    expect(Object.entries(serverCookies).map(([name, { days }]) => [name, days])).toEqual([
      ['session_id', 14],
      ['browser_id', 180],
    ])
  })

  it('hold the keys of both storages [SESS-6, SITE-8]', () => {
    expect(Object.keys(sessionKeys)).toEqual([
      'userdata',
      'studentInfo',
      'resume_data',
      'school_type',
      'schoolIcon',
      'yunnan',
      'yishengyice',
      'protocolStatus',
      'last_move',
      'guided_draft',
      'practice_wish',
      'wantedPosition',
    ])
    expect(Object.keys(localKeys)).toEqual([
      'resume_parse',
      'selectIndex',
      'coedImg',
      'inspector_theme',
      'sms_deadlines',
      'recent_searches',
      'practice_draft',
      'video_places',
    ])
  })

  it('say what every entry means [SESS-6, SITE-8]', () => {
    const meanings = [
      ...[...Object.values(cookies), ...Object.values(serverCookies)].map(({ meaning }) => meaning),
      ...Object.values(sessionKeys),
      ...Object.values(localKeys),
    ]
    expect(meanings.filter((meaning) => meaning.trim() === '')).toEqual([])
  })

  it('say of what nothing here reads whom it is written for, or that others write it [SESS-6, SITE-8]', () => {
    const meanings = [
      ...Object.entries(cookies).map(([name, { meaning }]) => [name, meaning] as const),
      ...Object.entries({ ...sessionKeys, ...localKeys }),
    ]
    const saying = (words: string) => meanings.filter(([, meaning]) => meaning.includes(words)).map(([name]) => name)
    const forOthers = ['strategy', 'siteType', 'school_type', 'title1', 'title2', 'channel_type', 'platform']
    const forPages = ['school_type', 'schoolIcon', 'yunnan', 'yishengyice', 'protocolStatus']
    expect(saying('written for: ')).toEqual([...forOthers, ...forPages])
    expect(saying('written elsewhere')).toEqual([
      ...['company_id', 'resume_data'],
      ...['userdata', 'studentInfo', 'resume_data', 'wantedPosition'],
      ...['selectIndex', 'coedImg'],
    ])
  })

  it('name the cookies that each identity owns [SESS-3]', () => {
    expect(identityCookies).toEqual({
      student: ['user_id', 'resume_data'],
      school: ['user_id', 'user_name', 'user_school', 'user_type', 'strategy', 'faculty'],
      company: ['com_key_user', 'company_id'],
      channel: ['channel_userid', 'channel_channel_name'],
    })
  })
})
