import { describe, expect, it } from 'vitest'
import { CallFailure } from '../../../contract/failures.ts'
import { MASK, mask } from '../../../src/inspector/page/mask.ts'

describe('the inspector’s view of a value [FLOW-4]', () => {
  it.each([
    ['a phone', { phone: '13800000001' }, { phone: MASK }],
    ['a one-time password', { type: 'CODE.CHANGED', code: '246810' }, { type: 'CODE.CHANGED', code: MASK }],
    [
      'a password',
      { values: { password: 'secret', username: 'zhou' } },
      { values: { password: MASK, username: 'zhou' } },
    ],
    ['a ticket', { proof: { ticket: 't0', randstr: '@a' } }, { proof: { ticket: MASK, randstr: MASK } }],
    ['a code to scan', { qrCode: { uuid: '3f2a' } }, { qrCode: { uuid: MASK } }],
    ['a cookie', { com_key_user: 'abc', sms_code: '123456' }, { com_key_user: MASK, sms_code: MASK }],
    ['a secret field of a form', { field: 'password', value: 'secret' }, { field: 'password', value: MASK }],
    ['another field of a form', { field: 'company', value: 'Star' }, { field: 'company', value: 'Star' }],
    ['a phone in a text', { text: '已发送至 13800000001' }, { text: `已发送至 ${MASK}` }],
    ['a phone of Taiwan in a text', '+886 0912345678', MASK],
    ['a code in a text', '验证码 246810，5 分钟内有效', `验证码 ${MASK}，5 分钟内有效`],
    ['a ticket in an address', '#/transferPage?user_id=1&ticket=a.b.c', `#/transferPage?user_id=1&ticket=${MASK}`],
    ['secrets in a list', { tickets: ['a'], codes: [{ code: '1' }] }, { tickets: ['a'], codes: [{ code: MASK }] }],
  ])('hides %s', (_, value, shown) => {
    expect(mask(value)).toEqual(shown)
  })

  it('shows what is no secret: that there is none, the code of an error, a number, a date', () => {
    const plain = { phone: '', code: 20013, failure: null, polls: 3, at: 1_795_302_731_379, isOpen: true }
    expect(mask(plain)).toEqual(plain)
  })

  it('shows an error by name and fields, and cuts a long text', () => {
    expect(mask(new CallFailure({ kind: 'server', code: 20013, msg: '验证码 246810 错误', data: null }))).toEqual({
      error: 'CallFailure',
      message: 'call failed: server',
      name: 'CallFailure',
      failure: { kind: 'server', code: 20013, msg: `验证码 ${MASK} 错误`, data: null },
    })
    expect(mask('a'.repeat(500))).toBe(`${'a'.repeat(200)}… (500)`)
  })
})
