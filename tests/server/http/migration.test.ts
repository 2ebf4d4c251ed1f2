import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { emptyResume } from '../../../contract/resume.ts'

/** A database without a table; to begin as a copy of one takes a quarter of the time. */
const empty = PGlite.create('memory://').then((db) => db.dumpDataDir('none'))
const openEmpty = async () => PGlite.create({ dataDir: 'memory://', loadDataDir: await empty })

const migration = async (name: string) =>
  (await readFile(new URL(`../../../server/platform/db/migrations/${name}.sql`, import.meta.url), 'utf8')).split(
    '--> statement-breakpoint',
  )

async function run(db: PGlite, name: string) {
  for (const statement of await migration(name)) await db.exec(statement)
}

it('keeps the sessions and sites of a database from before there were other accounts', async () => {
  const db = await openEmpty()
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
  const db = await openEmpty()
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

it('marks what a former demonstration seeded, and nothing of a database that never had one', async () => {
  const { demoEmployers, passwordHash } = await import('../../../server/demo/seed/accounts.ts')
  const { demoStudents } = await import('../../../server/demo/seed/students.ts')
  for (const hadDemo of [true, false]) {
    const db = await openEmpty()
    for (const name of ['0000_foundation', '0001_accounts', '0002_content', '0003_search']) await run(db, name)
    if (hadDemo) {
      await db.query("insert into staff (login_type, username, password_hash) values ('school', 'univadmin', $1)", [
        passwordHash,
      ])
    }
    const employer = (phone: string, hash: string | null) =>
      db.query("insert into employers (phone, password_hash, registered_by) values ($1, $2, 'form')", [phone, hash])
    for (const phone of demoEmployers) await employer(phone, 'changed since')
    await employer('13955550000', hadDemo ? passwordHash : 'own')
    await employer('13900000061', 'own')
    for (const { phone, school } of demoStudents) {
      await db.query('insert into students (phone, school) values ($1, $2)', [phone, school])
    }
    await db.exec(`
      insert into students (phone) values ('13955550000'), ('13800000041');
      insert into sessions (id_hash, login_type, student_id, expires_at)
        select phone, 'student', id, now() from students;
    `)
    await run(db, '0004_trust')
    const marked = async (column: string, table: string) =>
      (await db.query<{ name: string }>(`select ${column} as name from ${table} where is_demo order by name`)).rows.map(
        ({ name }) => name,
      )
    const phones = demoStudents.map(({ phone }) => phone).sort()
    expect(await marked('phone', 'employers')).toEqual(hadDemo ? [...demoEmployers, '13955550000'] : [])
    expect(await marked('phone', 'students')).toEqual(hadDemo ? phones : [])
    expect(await marked('id_hash', 'sessions')).toEqual(hadDemo ? phones : [])
    expect(await marked('username', 'staff')).toEqual(hadDemo ? ['univadmin'] : [])
    await db.close()
  }
})

it('keeps whose resume it was from before it could be written', async () => {
  const db = await openEmpty()
  for (const name of ['0000_foundation', '0001_accounts', '0002_content', '0003_search', '0004_trust']) {
    await run(db, name)
  }
  await db.exec(`
    insert into students (phone) values ('13800000001'), ('13800000002');
    insert into resumes (student_id, name, sex, is_diagnosed) values (1, '林小满', '1', true);
  `)
  await run(db, '0005_resume')
  const kept = await db.query('select student_id, name, sex, version, is_diagnosed from resumes')
  expect(kept.rows).toEqual([{ student_id: 1, name: '林小满', sex: '1', version: 0, is_diagnosed: true }])
  const sections = await db.query('select student_id, section, content, version from resume_sections')
  const value = { ...emptyResume.basic, name: '林小满', sex: '1' }
  expect(sections.rows).toEqual([{ student_id: 1, section: 'basic', content: { value }, version: 0 }])
  await db.exec('delete from students')
  expect((await db.query('select * from resumes')).rows).toEqual([])
  expect((await db.query('select * from resume_sections')).rows).toEqual([])
  await db.close()
})

it('keeps the talks of fairs that were called invitations', async () => {
  const db = await openEmpty()
  for (const name of ['0000_foundation', '0001_accounts', '0002_content']) await run(db, name)
  await db.exec(`
    insert into sites (key, info) values ('a', '{}');
    insert into invitations (site_id, title, starts_at, place) values (1, '空中宣讲', '2026-11-20', '宣讲厅');
  `)
  await run(db, '0010_talks')
  await db.exec("insert into talks (site_id, title, starts_at, place) values (1, '答疑', '2026-11-21', '宣讲厅')")
  const talks = await db.query('select id, title from talks order by id')
  expect(talks.rows).toEqual([
    { id: 1, title: '空中宣讲' },
    { id: 2, title: '答疑' },
  ])
  const left = await db.query("select relname from pg_class where relname like 'invitations%'")
  expect(left.rows).toEqual([])
  await db.close()
})

it('knows of no plan where a fair had the sketch that is drawn no more', async () => {
  const db = await openEmpty()
  for (const name of ['0000_foundation', '0001_accounts', '0002_content']) await run(db, name)
  await db.exec(`
    insert into sites (key, info) values ('a', '{}');
    insert into fairs (site_id, title, thumbnail_url, mode, starts_at, ends_at, place, organiser, intro, plan, plan_image)
      select 1, title, '', 'offline', now(), now(), '体育馆', '启航', '', plan, plan_image
      from (values ('秋招', 'image', 'drawn'), ('春招', 'image', '/hall.png'), ('夏招', 'booths', ''))
        as given (title, plan, plan_image);
  `)
  await run(db, '0020_plans')
  const fairs = await db.query('select title, plan, plan_image from fairs order by id')
  expect(fairs.rows).toEqual([
    { title: '秋招', plan: 'none', plan_image: '' },
    { title: '春招', plan: 'image', plan_image: '/hall.png' },
    { title: '夏招', plan: 'booths', plan_image: '' },
  ])
  await db.close()
})

it('has every file from before contents were compared be the same as itself alone', async () => {
  const db = await openEmpty()
  await db.exec(`
    create table students (id integer primary key);
    create table deliveries (attachment_id text, resume jsonb);
    create table resume_files (id text primary key);
    insert into resume_files values ('one'), ('other');
  `)
  await run(db, '0023_kept_copies')
  const { rows } = await db.query('select id, digest from resume_files order by id')
  expect(rows).toEqual([
    { id: 'one', digest: 'one' },
    { id: 'other', digest: 'other' },
  ])
  await db.close()
})
