import { createCanvas, loadImage } from '@napi-rs/canvas'
import { DrizzleQueryError } from 'drizzle-orm'
import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { DatabaseSilent } from '../../../server/platform/db/timely.ts'
import { rangeIn } from '../../../server/platform/http/answers/ranges.ts'
import { readCookie, writeCookie } from '../../../server/platform/http/cookies.ts'
import { isDatabaseGone, loggable } from '../../../server/platform/http/failures.ts'
import { embeddedMiniprogram } from '../../../server/providers/miniprogram.ts'

describe('a cookie', () => {
  it.each([
    [undefined, null],
    ['', null],
    ['a=1', '1'],
    ['b=2; a=1', '1'],
    ['xa=2;a=1=1 ; b', '1=1'],
    ['A=2; =1; a', null],
    ['a=', ''],
  ])('is read from %j', (header, value) => {
    expect(readCookie(header, 'a')).toBe(value)
  })

  it('is removed by an empty one that is over', () => {
    expect(writeCookie('session_id', null, true)).toBe(
      '__Host-session_id=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    )
  })
})

describe('a range of a hundred bytes', () => {
  it.each([
    [undefined, 'whole'],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=10-19', { from: 10, to: 19 }],
    ['Bytes=90-200', { from: 90, to: 99 }],
    ['bytes=-10', { from: 90, to: 99 }],
    ['bytes=-200', { from: 0, to: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=a-b', 'whole'],
    ['bytes=1-2x', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['lines=0-1', 'whole'],
  ] as const)('is read from %j', (header, range) => {
    expect(rangeIn(header, 100)).toEqual(range)
  })
})

it('draws codes that a camera reads as the address to open', async () => {
  const scene = 'Ab-_0123456789Ab-_012345'
  const image = await loadImage(await embeddedMiniprogram.loginCode('http://univ.localhost:8080', scene, false))
  const context = createCanvas(400, 400).getContext('2d')
  context.drawImage(image, 0, 0, 400, 400)
  const { data, width, height } = context.getImageData(0, 0, 400, 400)
  expect(jsQR(data, width, height)?.data).toBe(`http://univ.localhost:8080/m/scan?scene=${scene}`)
})

describe('a failure of the database', () => {
  const withCode = (code: string) => Object.assign(new Error('x'), { code })
  it.each([
    [withCode('ECONNREFUSED'), true],
    [withCode('CONNECT_TIMEOUT'), true],
    [withCode('57P01'), true],
    [withCode('08006'), true],
    [new DatabaseSilent(), true],
    [new Error('PGlite is closed'), true],
    [new DrizzleQueryError('select 1', [], withCode('57P03')), true],
    [withCode('23505'), false],
    [withCode('42P01'), false],
    [new Error('anything else'), false],
    ['no error', false],
  ])('%s is recognised', (error, isGone) => {
    expect(isDatabaseGone(error)).toBe(isGone)
  })

  it('is logged without the values that it quotes', () => {
    const cause = Object.assign(new Error('invalid input syntax: "13800000001"'), { code: '22P02' })
    const logged = JSON.stringify(loggable(new DrizzleQueryError('select $1', ['13800000001'], cause)))
    expect(logged).toContain('22P02')
    expect(logged).not.toContain('13800000001')
  })
})
