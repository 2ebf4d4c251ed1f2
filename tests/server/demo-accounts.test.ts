import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { checkStudentLogin, getCommon, login } from '../../contract/calls/authentication.ts'
import { employerLogin, forgetPassword, registerEmployer } from '../../contract/calls/employer.ts'
import { createTransfer } from '../../contract/calls/transfer.ts'
import { employers, staff, students } from '../../server/db/schema.ts'
import { freshWorlds } from './stage.ts'
import { type Browser, createWorld, PASSWORD, type World } from './world.ts'

/** The demonstration, on a database that is then started without it. */
const stage = freshWorlds()
let real: World
beforeEach(async () => {
  real = await createWorld(stage.store.db, { demo: false })
})
afterEach(() => real.close())

const DEMO_PHONE = '该手机号是演示账号，演示已结束，不能登录；如果是您本人的号码，请联系客服'
const NOBODY = { user_id: '0', msg: DEMO_PHONE }
