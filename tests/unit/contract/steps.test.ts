import { describe, expect, it } from 'vitest'
import { deliveryStatuses, deliverySteps, mayStep, statusAfter } from '../../../contract/rules/delivery-steps.ts'
import { invitationStatuses, invitationStepNames, mayStepInvitation } from '../../../contract/rules/invitation-steps.ts'

const ways = <S extends string, T extends string>(
  from: readonly S[],
  steps: readonly T[],
  may: (f: S, s: T) => boolean,
) =>
  from.flatMap((one) => {
    const all = steps.filter((step) => may(one, step))
    return all.length === 0 ? [] : [`${one}: ${all.join(' ')}`]
  })

describe('the ways of a delivery', () => {
  it('are these and no others [JOB-5]', () => {
    expect(ways(deliveryStatuses, Object.keys(deliverySteps) as (keyof typeof deliverySteps)[], mayStep)).toEqual([
      'submitted: view like invite reject withdraw close',
      'viewed: like invite offer reject withdraw close',
      'interested: invite offer reject withdraw close',
      'interview: invite offer reject withdraw',
      'offer: revise accept decline',
    ])
  })

  it('lead where they say', () => {
    const after = Object.fromEntries(Object.keys(deliverySteps).map((one) => [one, statusAfter(one as 'view')]))
    expect(after).toEqual({
      view: 'viewed',
      like: 'interested',
      invite: 'interview',
      offer: 'offer',
      revise: 'offer',
      reject: 'rejected',
      accept: 'hired',
      decline: 'declined',
      withdraw: 'withdrawn',
      close: 'closed',
    })
    expect(statusAfter('submit')).toBe('submitted')
  })

  it('are each taken by whom they are for', () => {
    const by = Object.entries(deliverySteps).map(([one, step]) => `${one} ${step.by}`)
    expect(by).toEqual([
      'view employer',
      'like employer',
      'invite employer',
      'offer employer',
      'revise employer',
      'reject employer',
      'accept student',
      'decline student',
      'withdraw student',
      'close system',
    ])
  })
})

it('the ways of an invitation are these and no others [JOB-5]', () => {
  expect(ways(invitationStatuses, invitationStepNames, mayStepInvitation)).toEqual([
    'invited: accept decline askReschedule move cancel',
    'rescheduleAsked: decline keepTime move agree cancel',
    'accepted: decline askReschedule move cancel complete missed',
  ])
})
