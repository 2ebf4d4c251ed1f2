import { expect, it } from 'vitest'
import type { CallSpec } from '../../../contract/call.ts'
import { checkStudentLogin, getCommon } from '../../../contract/calls/authentication.ts'
import { addToCollection, getCollectedPositions } from '../../../contract/calls/collect.ts'
import { getResume } from '../../../contract/calls/resume.ts'
import { calls } from '../../../contract/calls.ts'
import { freshWorlds } from '../world/stage.ts'

const stage = freshWorlds()

/** Calls that are answered for somebody, or that take somebody's id. */
const personal = Object.entries(calls as Record<string, CallSpec>).filter(
  ([, spec]) => spec.caller !== 'anyone' || 'user_id' in Object(Object(spec.params).entries),
)

it('gives nothing of somebody else to whoever names their id in every parameter and cookie [SESS-2]', async () => {
  const victim = stage.world.browser()
  const id = await victim.logIn('13800000002')
  stage.world.advance(60_000)
  const attacker = stage.world.browser()
  const own = await attacker.logIn('13800000001')
  expect(personal.map(([name]) => name)).toEqual(expect.arrayContaining(['getCommon', 'getResume', 'createTransfer']))
  for (const name of ['user_id', 'com_key_user', 'channel_userid']) attacker.jar.set(name, id)
  await victim.call(addToCollection, { type: 'position', id: '1' })
  const mine = async () => [
    (await victim.call(getCommon, {})).data,
    (await victim.call(getCollectedPositions, {})).data.ids,
  ]
  const before = await mine()
  const claims = {
    user_id: id,
    com_key_user: id,
    channel_userid: id,
    id: '1',
    type: 'position',
    domain: 'faculty.localhost',
  }
  for (const [name, spec] of personal) {
    const { data } = await attacker.call(spec, claims)
    expect([name, JSON.stringify(data)]).not.toEqual([name, expect.stringMatching(/陈思远|13800000002/)])
    expect([name, Object(data).user_id ?? own]).not.toEqual([name, id])
  }
  expect((await victim.call(checkStudentLogin, { user_id: own })).data).toEqual({ user_id: id })
  expect(await mine()).toEqual(before)
  expect((await victim.call(getResume, { user_id: own })).code).toBe(0)
})
