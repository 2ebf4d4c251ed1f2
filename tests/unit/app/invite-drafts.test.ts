import { beforeEach, expect, it } from 'vitest'
import { FORM, SUBJECT } from '../../../machines/employer-office/interview-invite/samples.ts'
import { inviteDrafts } from '../../../src/employer-office/invite-drafts.ts'

const other = { ...SUBJECT, deliveryId: '12' }
beforeEach(() => inviteDrafts.clear())

it('the draft comes back for its own delivery, or its own interview, and for no other', () => {
  inviteDrafts.keep(SUBJECT, FORM.values)
  expect(inviteDrafts.of({ ...SUBJECT })).toBe(FORM.values)
  expect(inviteDrafts.of(other)).toBe(undefined)
  expect(inviteDrafts.of({ ...SUBJECT, invitationId: '7' })).toBe(undefined)
})

it('a draft that was sent is gone, and comes back where the sending is taken back, unless something else was decided', () => {
  inviteDrafts.keep(SUBJECT, FORM.values)
  inviteDrafts.forget(SUBJECT)
  expect(inviteDrafts.of(SUBJECT)).toBe(undefined)
  inviteDrafts.restore(['11'])
  expect(inviteDrafts.of(SUBJECT)).toBe(FORM.values)
  inviteDrafts.forget(SUBJECT)
  inviteDrafts.restore(['12'])
  inviteDrafts.restore(['11'])
  expect(inviteDrafts.of(SUBJECT)).toBe(undefined)
  inviteDrafts.keep(SUBJECT, FORM.values)
  inviteDrafts.forget(SUBJECT)
  inviteDrafts.settle()
  inviteDrafts.restore(['11'])
  expect(inviteDrafts.of(SUBJECT)).toBe(undefined)
})

it('nothing stays for whoever comes next', () => {
  inviteDrafts.keep(SUBJECT, FORM.values)
  inviteDrafts.keep(other, FORM.values)
  inviteDrafts.forget(other)
  inviteDrafts.clear()
  inviteDrafts.restore(['12'])
  expect([inviteDrafts.of(SUBJECT), inviteDrafts.of(other)]).toEqual([undefined, undefined])
})
