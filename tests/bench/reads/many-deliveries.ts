import { sql } from 'drizzle-orm'
import type { Db } from '../../../server/platform/db/open.ts'

/** For each unit of scale beyond the first, as in the demonstration: students, and what each delivers. */
const STUDENTS = 40
const OF_EACH = 3
/** What the measured student has sent, and the measured employer has got, besides. */
const OF_ONE = 4
const AT_ONE = 20

/**
 * As many students and deliveries more as the rest of the content is multiplied by; the first student and the first
 * company have their share of each unit, which is more than anybody has.
 */
export async function multiplyDeliveries(db: Db, scale: number): Promise<void> {
  const more = scale - 1
  if (more === 0) return
  await db.execute(sql`
    insert into students (phone, name, school, major, is_demo)
    select (14000000000 + number)::text, '学生' || number, '江临大学', '软件工程', true
    from generate_series(1, ${more * STUDENTS}::int) number`)
  await deliverAll(
    db,
    sql`
    select students.id, positions.id from students
    cross join lateral generate_series(1, ${OF_EACH}::int) turn
    join positions on positions.id = 1 + (students.id * 37 + turn * 1009) % (select count(*) from positions)
    where students.phone like '140%'`,
  )
  await deliverAll(
    db,
    sql`
    select students.id, positions.id from students, positions
    where students.phone = '13800000001' and positions.id > 300
    order by positions.id limit ${more * OF_ONE}`,
  )
  await deliverAll(
    db,
    sql`
    select students.id, positions.id from students
    cross join (select id from positions where company_id = (select min(id) from companies)) positions
    where students.phone like '140%' order by students.id limit ${more * AT_ONE}`,
  )
}

/** @param pairs ids of students and positions */
async function deliverAll(db: Db, pairs: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql`
    with sent as (
      insert into deliveries (student_id, position_id, status, resume, searched, delivered_at, read_at)
      select student_id, position_id, 'viewed', resume, searched, at, at
      from (select pairs.*, now() - (student_id % 90) * interval '1 day' - position_id * interval '1 minute' as at
        from (${pairs}) as pairs (student_id, position_id)) dated
      cross join (select resume, searched from deliveries where resume is not null limit 1) one
      on conflict do nothing returning id, delivered_at)
    insert into delivery_events (delivery_id, kind, at, shown_at)
    select sent.id, kind, delivered_at + later, delivered_at + later from sent
    cross join (values (1, 'submit', interval '0'), (2, 'view', interval '5 hours')) steps (rank, kind, later)
    order by sent.id, rank`)
}
