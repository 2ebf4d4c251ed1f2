import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'

const migration = async (name: string) =>
  (await readFile(new URL(`../../server/db/migrations/${name}.sql`, import.meta.url), 'utf8')).split(
    '--> statement-breakpoint',
  )

async function run(db: PGlite, name: string) {
  for (const statement of await migration(name)) await db.exec(statement)
}

it('keeps the sessions and sites of a database from before there were other accounts', async () => {
  const db = await PGlite.create('memory://')
  await run(db, '0000_foundation')
  await db.exec(`
    insert into students (phone) values ('13800000001');
    insert into sessions values ('hash', 1, now() + interval '1 day');
    insert into sites (key, info) values ('a', '{"type": 1, "captcha": {"provider": "embedded"}}');
  `)
  await run(db, '0001_accounts')
  const sessions = await db.query('select id_hash, login_type, student_id, employer_id, staff_id from sessions')
  expect(sessions.rows).toEqual([
    { id_hash: 'hash', login_type: 'student', student_id: 1, employer_id: null, staff_id: null },
  ])
  const sites = await db.query<{ info: object }>('select info, settings from sites')
  expect(sites.rows).toMatchObject([
    {
      info: {
        type: 1,
        captcha: { provider: 'embedded', script: '' },
        jump_page: '/m/',
        transfer_login: '',
        analytics: '',
      },
      settings: { is_hide_logo: 0, domain_config: { use_bg_image: 0 } },
    },
  ])
  await db.close()
})

it('takes no session without exactly one identity, of its own kind', async () => {
  const db = await PGlite.create('memory://')
  await run(db, '0000_foundation')
  await run(db, '0001_accounts')
  await db.exec(`
    insert into students (phone) values ('13800000001');
    insert into employers (phone, registered_by) values ('13900000001', 'code');
  `)
  const insert = (loginType: string, student: string, employer: string) =>
    db.exec(`insert into sessions values ('${loginType}', ${student}, now(), '${loginType}', ${employer}, null)`)
  const columns = await db.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'sessions' order by ordinal_position",
  )
  expect(columns.rows.map(({ column_name }) => column_name)).toEqual([
    'id_hash',
    'student_id',
    'expires_at',
    'login_type',
    'employer_id',
    'staff_id',
  ])
  for (const [loginType, student, employer] of [
    ['student', '1', '1'],
    ['student', 'null', 'null'],
    ['student', 'null', '1'],
    ['company', '1', 'null'],
    ['school', '1', 'null'],
  ] as const) {
    await expect(insert(loginType, student, employer)).rejects.toThrow('sessions_one_identity')
  }
  await insert('student', '1', 'null')
  await insert('company', 'null', '1')
  await db.close()
})
