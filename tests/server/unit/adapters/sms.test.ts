import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ProviderError } from '../../../../server/platform/provider-error.ts'
import { createAliyunSms } from '../../../../server/providers/aliyun-sms.ts'
import { createTencentSms } from '../../../../server/providers/tencent-sms.ts'
import { json, type StandIn, startStandIn } from './stand-in.ts'

const MAINLAND = '13800000001'
const TAIWAN = '886912345678'
const CODE = '482913'

let gateway: StandIn

beforeEach(async () => {
  gateway = await startStandIn()
})
afterEach(() => gateway.close())

const account = () => ({
  key: { id: 'key-id', secret: 'key-secret' },
  sign: '启航',
  templates: {
    code: { mainland: 'SMS_1', taiwan: 'SMS_2' },
    notices: {
      invite: { mainland: 'SMS_3', taiwan: 'SMS_4' },
      offer: { mainland: 'SMS_5', taiwan: 'SMS_6' },
      move: { mainland: 'SMS_7', taiwan: 'SMS_8' },
      cancel: { mainland: 'SMS_9', taiwan: 'SMS_10' },
      hourBefore: { mainland: 'SMS_11', taiwan: 'SMS_12' },
    },
  },
  endpoint: gateway.address,
})

const OFFER = { kind: 'offer', text: 'text', company: '云帆科技', position: '前端工程师', time: '' } as const
const REMINDER = { ...OFFER, kind: 'hourBefore', time: '12月3日 14:00' } as const

/** What a failed sending says, to be compared whole: nothing of the phone or the code. */
const refusal = (sending: Promise<void>) =>
  sending.then(
    () => 'sent',
    (error: unknown) => (error instanceof ProviderError ? error.message : 'another error'),
  )

describe('Aliyun', () => {
  const sender = () => createAliyunSms({ provider: 'aliyun', region: 'cn-hangzhou', ...account() })

  it('is sent a mainland number as it is, signed, with the code as the template’s parameter', async () => {
    gateway.answer(() => json({ Code: 'OK', Message: 'OK', BizId: '1', RequestId: 'r' }))
    await sender().send(MAINLAND, 'text', CODE)
    expect(gateway.received).toHaveLength(1)
    const [sent] = gateway.received
    const params = new URLSearchParams([...(sent?.query ?? []), ...new URLSearchParams(sent?.body)])
    expect(sent?.method).toBe('POST')
    expect(sent?.headers).toMatchObject({ 'x-acs-action': 'SendSms', 'x-acs-version': '2017-05-25' })
    expect(sent?.headers.authorization).toMatch(
      /^ACS3-HMAC-SHA256 Credential=key-id,SignedHeaders=.*,Signature=\w{64}$/,
    )
    expect(Object.fromEntries(params)).toEqual({
      PhoneNumbers: MAINLAND,
      SignName: '启航',
      TemplateCode: 'SMS_1',
      TemplateParam: JSON.stringify({ code: CODE }),
    })
  })

  it('is sent a Taiwan number with its country code and by its own template', async () => {
    gateway.answer(() => json({ Code: 'OK' }))
    await sender().send(TAIWAN, 'text', CODE)
    const { query } = gateway.received[0] ?? {}
    expect([query?.get('PhoneNumbers'), query?.get('TemplateCode')]).toEqual([TAIWAN, 'SMS_2'])
  })

  it('tells by a template for each, with company and position, and with the time of an interview', async () => {
    gateway.answer(() => json({ Code: 'OK' }))
    await sender().tell?.(MAINLAND, OFFER)
    await sender().tell?.(TAIWAN, { ...OFFER, kind: 'invite' })
    await sender().tell?.(TAIWAN, REMINDER)
    const sent = gateway.received.map(({ query }) => [query.get('TemplateCode'), query.get('TemplateParam')])
    const about = { company: '云帆科技', position: '前端工程师' }
    const values = JSON.stringify(about)
    expect(sent).toEqual([
      ['SMS_5', values],
      ['SMS_4', values],
      ['SMS_12', JSON.stringify({ ...about, time: '12月3日 14:00' })],
    ])
    const untold = createAliyunSms({
      provider: 'aliyun',
      region: 'cn-hangzhou',
      ...account(),
      templates: { code: account().templates.code, notices: null },
    })
    expect(untold.tell).toBeNull()
  })

  it.each([
    [
      'a refusal',
      () => json({ Code: 'isv.BUSINESS_LIMIT_CONTROL', Message: `${MAINLAND} too often` }),
      'isv.BUSINESS_LIMIT_CONTROL',
    ],
    [
      'an invalid number',
      () => json({ Code: 'isv.MOBILE_NUMBER_ILLEGAL', Message: MAINLAND }),
      'isv.MOBILE_NUMBER_ILLEGAL',
    ],
    [
      'a wrong key',
      () => ({ ...json({ Code: 'InvalidAccessKeyId.NotFound', Message: 'x' }), status: 404 }),
      'InvalidAccessKeyId.NotFound',
    ],
    ['a code that is none', () => json({ Code: `${MAINLAND} ?` }), 'malformed'],
    ['an answer without a code', () => json({}), 'malformed'],
  ])('says by its code alone: %s', async (_, reply, reason) => {
    gateway.answer(reply)
    expect(await refusal(sender().send(MAINLAND, 'text', CODE))).toBe(`aliyun sms: ${reason}`)
    expect(gateway.received).toHaveLength(1)
  })

  it('says so where it cannot be reached', async () => {
    const gone = sender()
    await gateway.close()
    expect(await refusal(gone.send(MAINLAND, 'text', CODE))).toMatch(/^aliyun sms: \w+$/)
  })
})

describe('Tencent Cloud', () => {
  const sender = () =>
    createTencentSms({ provider: 'tencent', appId: '1400000000', region: 'ap-guangzhou', ...account() }, 5)
  const status = (Code: string, Message = 'x') =>
    json({ Response: { SendStatusSet: [{ Code, Message }], RequestId: 'r' } })

  it('is sent a mainland number with its country code, signed, with code and minutes', async () => {
    gateway.answer(() => status('Ok'))
    await (await sender()).send(MAINLAND, 'text', CODE)
    expect(gateway.received).toHaveLength(1)
    const [sent] = gateway.received
    expect(sent?.headers).toMatchObject({
      'x-tc-action': 'SendSms',
      'x-tc-version': '2021-01-11',
      'x-tc-region': 'ap-guangzhou',
    })
    expect(sent?.headers.authorization).toMatch(/^TC3-HMAC-SHA256 Credential=key-id\/.*, Signature=\w{64}$/)
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      SmsSdkAppId: '1400000000',
      SignName: '启航',
      TemplateId: 'SMS_1',
      TemplateParamSet: [CODE, '5'],
      PhoneNumberSet: [`+86${MAINLAND}`],
    })
  })

  it('is sent a Taiwan number by its own template', async () => {
    gateway.answer(() => status('Ok'))
    await (await sender()).send(TAIWAN, 'text', CODE)
    expect(JSON.parse(gateway.received[0]?.body ?? '')).toMatchObject({
      TemplateId: 'SMS_2',
      PhoneNumberSet: [`+${TAIWAN}`],
    })
  })

  it('tells by a template for each, with company and position, and with the time of an interview', async () => {
    gateway.answer(() => status('Ok'))
    await (await sender()).tell?.(MAINLAND, OFFER)
    expect(JSON.parse(gateway.received[0]?.body ?? '')).toMatchObject({
      TemplateId: 'SMS_5',
      TemplateParamSet: ['云帆科技', '前端工程师'],
      PhoneNumberSet: [`+86${MAINLAND}`],
    })
    await (await sender()).tell?.(MAINLAND, REMINDER)
    expect(JSON.parse(gateway.received[1]?.body ?? '')).toMatchObject({
      TemplateId: 'SMS_11',
      TemplateParamSet: ['云帆科技', '前端工程师', '12月3日 14:00'],
    })
  })

  it.each([
    ['a refusal', () => status('LimitExceeded.PhoneNumberDailyLimit', MAINLAND), 'LimitExceeded.PhoneNumberDailyLimit'],
    [
      'a wrong key',
      () => json({ Response: { Error: { Code: 'AuthFailure.SecretIdNotFound', Message: 'x' }, RequestId: 'r' } }),
      'AuthFailure.SecretIdNotFound',
    ],
    ['an answer without a status', () => json({ Response: { RequestId: 'r' } }), 'malformed'],
    ['an error page', () => ({ status: 502, body: '<html>' }), 'unreachable'],
  ])('says by its code alone: %s', async (_, reply, reason) => {
    gateway.answer(reply)
    expect(await refusal((await sender()).send(MAINLAND, 'text', CODE))).toBe(`tencent sms: ${reason}`)
    expect(gateway.received).toHaveLength(1)
  })

  it('says so where it cannot be reached', async () => {
    const gone = await sender()
    await gateway.close()
    expect(await refusal(gone.send(MAINLAND, 'text', CODE))).toBe('tencent sms: unreachable')
  })
})
