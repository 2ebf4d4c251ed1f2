import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { collectables } from '../../../contract/calls/collect.ts'
import { companyNatures, companySizes, educations, periods } from '../../../contract/content.ts'
import { type SearchFilter, searchLists } from '../../../contract/searches.ts'
import { id, list, moment, searchDocument, words } from '../../platform/db/columns.ts'
import { employers, students } from '../login/schema.ts'
import { siteId } from '../site/schema.ts'

/** The index keeps no list of rows to add later: the embedded database never works it off, and every search would read it. */
const searchedAtOnce = { fastupdate: false }

/** The terms that filters offer and lists name: categories of positions, cities, industries, disciplines, majors. */
export const terms = pgTable(
  'terms',
  {
    kind: text({ enum: ['category', 'city', 'industry', 'discipline', 'major'] }).notNull(),
    value: text().notNull(),
    label: words(),
    /** The discipline of a category or a major, or the first-level industry of a second-level one; else ''. */
    parent: text().notNull().default(''),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.value] })],
)

export const companies = pgTable(
  'companies',
  {
    id: id(),
    name: text().notNull(),
    fullName: text().notNull(),
    logoUrl: text().notNull().default(''),
    /** First-level industry. */
    industry: text().notNull(),
    secondIndustry: text().notNull(),
    size: text({ enum: companySizes }).notNull(),
    city: text().notNull(),
    stage: text().notNull().default(''),
    nature: text({ enum: companyNatures }).notNull().default('private'),
    isVerified: boolean().notNull().default(false),
    address: text().notNull(),
    website: text().notNull().default(''),
    /** Sanitised. */
    intro: text().notNull(),
    welfare: list(),
    views: integer().notNull().default(0),
    /** Kept by whoever writes positions. */
    openPositions: integer().notNull().default(0),
    /** The words that search looks through; null until they are written. Their version tells whether they have to be written anew. */
    document: searchDocument(),
    documentVersion: integer().notNull().default(0),
  },
  (table) => [
    index('companies_by_openings').on(table.openPositions.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('companies_by_industry').on(
      table.industry,
      table.openPositions.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('companies_by_city').on(table.city, table.openPositions.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('companies_search').using('gin', table.document).with(searchedAtOnce),
    index('companies_by_document').on(table.documentVersion),
  ],
)

const isOpen = sql`status = 'open'`

/** The greater, the newer, and half as much the nearer its end; without the time of day in it, so that an index can have that order. */
export const soonness = ({ publishedAt, expiresAt }: { publishedAt: AnyPgColumn; expiresAt: AnyPgColumn }): SQL =>
  sql`((${publishedAt} - ${expiresAt}) + (${publishedAt} - timestamptz '2000-01-01 00:00:00+00'))`

export const positions = pgTable(
  'positions',
  {
    id: id(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    category: text().notNull(),
    /** Discipline of the category, by which departments find their positions. */
    discipline: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    addressNote: text().notNull().default(''),
    education: text({ enum: educations }).notNull(),
    period: text({ enum: periods }).notNull(),
    graduationYear: integer().notNull().default(0),
    internMonths: integer().notNull().default(0),
    salaryMin: integer().notNull(),
    salaryMax: integer().notNull(),
    salaryUnit: text({ enum: ['month', 'day'] }).notNull(),
    salaryMonths: integer().notNull().default(0),
    /** Upper end as yuan a month, to sort and to filter by. */
    monthlyTop: integer().notNull(),
    headcount: integer().notNull().default(1),
    skills: list(),
    welfare: list(),
    /** Sanitised. */
    description: text().notNull(),
    requirement: text().notNull(),
    process: jsonb().$type<{ title: string; note: string }[]>().notNull().default([]),
    isUrgent: boolean().notNull().default(false),
    status: text({ enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    /** The company's industry, repeated here since lists filter by it on an index of their own. */
    industry: text().notNull(),
    companySize: text({ enum: companySizes }).notNull(),
    companyNature: text({ enum: companyNatures }).notNull().default('private'),
    views: integer().notNull().default(0),
    publishedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** The school whose students alone it is for, as students' rows name it; '' for everybody's. */
    onlySchool: text().notNull().default(''),
    /** The words that search looks through; null until they are written. Their version tells whether they have to be written anew. */
    document: searchDocument(),
    documentVersion: integer().notNull().default(0),
  },
  (table) => [
    index('positions_by_relevance')
      .on(table.isUrgent.desc().nullsFirst(), table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isOpen),
    index('positions_by_date').on(table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()).where(isOpen),
    index('positions_by_salary').on(table.monthlyTop.desc().nullsFirst(), table.id.desc().nullsFirst()).where(isOpen),
    index('positions_by_category')
      .on(table.category, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isOpen),
    index('positions_by_discipline')
      .on(table.discipline, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isOpen),
    index('positions_by_city')
      .on(table.city, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isOpen),
    index('positions_by_industry')
      .on(table.industry, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(isOpen),
    index('positions_by_company').on(
      table.companyId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('positions_by_soonness')
      .on(table.isUrgent.desc().nullsFirst(), sql`${soonness(table)} desc`, table.id.desc().nullsFirst())
      .where(isOpen),
    index('positions_search').using('gin', table.document).with(searchedAtOnce),
    index('positions_by_document').on(table.documentVersion),
  ],
)

export const collections = pgTable(
  'collections',
  {
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    kind: text({ enum: collectables }).notNull(),
    /** The id of the position or the company. */
    targetId: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.kind, table.targetId] }),
    index('collections_by_date').on(table.studentId, table.kind, table.createdAt.desc().nullsFirst()),
  ],
)

/** The company that an employer's account works for. */
export const companyMembers = pgTable(
  'company_members',
  {
    employerId: integer()
      .primaryKey()
      .references(() => employers.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.companyId)],
)

/** Searches that students want to be told the hits of. */
export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    studentId: integer()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    siteId: siteId(),
    /** The host of the site; zones and departments depend on it. */
    host: text().notNull(),
    list: text({ enum: searchLists }).notNull(),
    filter: jsonb().$type<SearchFilter>().notNull(),
    /** Digest of list and filter. */
    key: text().notNull(),
    label: words(),
    savedAt: moment().notNull(),
    /** The time up to which positions are counted, or were there already. */
    countedUntil: moment().notNull(),
    /** The hits of the last count that found anything. */
    hits: integer().notNull().default(0),
    hitsAt: moment(),
  },
  (table) => [
    unique('saved_searches_once').on(table.studentId, table.siteId, table.key),
    index('saved_searches_counted').on(table.countedUntil),
  ],
)
