import { eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/db/open.ts'
import { timely } from '../../../platform/db/timely.ts'
import { loggable } from '../../../platform/http/failures.ts'
import type { Log } from '../../../platform/log.ts'
import { companies, positions } from '../schema.ts'
import type { TermBook, Terms } from '../terms.ts'
import { documentVersion } from './document.ts'
import { documentOfCompany, documentOfPosition } from './searchable.ts'

/** Rows whose documents are written at a time; whoever asks something meanwhile waits for no more. */
const BATCH = 50
const MINUTE = 60_000
/** The version of what has none. */
const NONE = 0
/** Rows that one statement says it of. */
const MARKED = 1000

/** Writes what search looks through for rows that have none of this program's making: those from before it, and those that another wrote. */
export interface Documents {
  /** Now, and every minute for what came meanwhile. */
  begin(): void
  /** Waits for the batch that is under way. */
  end(): Promise<void>
}

export function createDocuments(db: Db, terms: Terms, log: Log): Documents {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<void> | null = null
  let isOver = false

  async function write(): Promise<void> {
    try {
      await writeOld(db, await terms.book(), () => isOver)
    } catch (error) {
      log.error({ err: loggable(error) }, 'writing search documents failed')
    }
  }

  function start(): void {
    underWay ??= write().finally(() => {
      underWay = null
    })
  }

  return {
    begin() {
      start()
      timer = setInterval(start, MINUTE).unref()
    },
    async end() {
      isOver = true
      clearInterval(timer)
      await underWay
    },
  }
}

/** Writes every document anew; until its turn comes, a row is found by the one that it has. @returns how many rows there are */
export async function rewriteDocuments(db: Db, terms: Terms): Promise<number> {
  for (const table of [companies, positions]) {
    const some = db.select({ id: table.id }).from(table).where(differs(table, NONE)).limit(MARKED)
    const mark = () =>
      db.update(table).set({ documentVersion: NONE }).where(inArray(table.id, some)).returning({ id: table.id })
    while ((await timely(mark())).length > 0);
  }
  return writeOld(db, await terms.book())
}

/** @returns how many were written */
async function writeOld(db: Db, book: TermBook, isOver = () => false): Promise<number> {
  let written = 0
  for (const batch of [writeCompanies, writePositions]) {
    for (let rows = BATCH; rows > 0 && !isOver(); written += rows) rows = await batch(db, book)
  }
  return written
}

type Documented = typeof companies | typeof positions

/** Not `<>`, which no index knows. */
const differs = ({ documentVersion: column }: Documented, version: number): SQL | undefined =>
  or(lt(column, version), gt(column, version))

const isOld = (table: Documented) => differs(table, documentVersion())

/** Another one after every change of the row: whoever changes it meanwhile has it written once more. */
const seenOf = (table: Documented): SQL<string> => sql`${table}.xmin::text`

interface Written {
  readonly id: number
  readonly seen: string
  readonly document: string
}

/** @returns how many rows were without */
async function writeCompanies(db: Db, book: TermBook): Promise<number> {
  const rows = await timely(
    db
      .select({ row: companies, seen: seenOf(companies) })
      .from(companies)
      .where(isOld(companies))
      .limit(BATCH),
  )
  const written = rows.map(({ row, seen }) => ({
    id: row.id,
    seen,
    document: documentOfCompany({
      ...row,
      labels: [book.label('industry', row.industry), book.label('industry', row.secondIndustry)],
      cities: [book.label('city', row.city)],
    }),
  }))
  return put(db, companies, written)
}

async function writePositions(db: Db, book: TermBook): Promise<number> {
  const rows = await timely(
    db
      .select({ position: positions, company: companies, seen: seenOf(positions) })
      .from(positions)
      .innerJoin(companies, eq(companies.id, positions.companyId))
      .where(isOld(positions))
      .limit(BATCH),
  )
  const written = rows.map(({ position, company, seen }) => ({
    id: position.id,
    seen,
    document: documentOfPosition({
      ...position,
      company,
      occupation: [book.label('category', position.category)],
      labels: [book.label('industry', position.industry), book.label('industry', company.secondIndustry)],
      cities: [book.label('city', position.city)],
    }),
  }))
  return put(db, positions, written)
}

async function put(db: Db, table: Documented, rows: readonly Written[]): Promise<number> {
  if (rows.length === 0) return 0
  await timely(
    db.execute(sql`
      update ${table} set document = written.document::tsvector, document_version = ${documentVersion()}
      from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as written (id int, seen text, document text)
      where ${table.id} = written.id and ${seenOf(table)} = written.seen`),
  )
  return rows.length
}
