import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Banner, HomeSection } from '../../../contract/calls/homes.ts'
import type { LocalText } from '../../../contract/calls/site.ts'
import { id, list, words } from '../../platform/db/columns.ts'
import { companies, positions } from '../jobs/schema.ts'
import { siteId, sites } from '../site/schema.ts'

export const departments = pgTable(
  'departments',
  {
    id: id(),
    siteId: siteId(),
    name: words(),
    icon: text().notNull(),
    thumbnailUrl: text().notNull().default(''),
    /** Host of its own site; '' where it has none. */
    domain: text().notNull().default(''),
    disciplines: list(),
    place: integer().notNull(),
  },
  (table) => [unique('departments_place').on(table.siteId, table.place)],
)

export const majors = pgTable(
  'majors',
  {
    id: id(),
    departmentId: integer()
      .notNull()
      .references(() => departments.id, { onDelete: 'cascade' }),
    name: words(),
    discipline: text().notNull(),
    place: integer().notNull(),
  },
  (table) => [unique('majors_place').on(table.departmentId, table.place)],
)

export const zoneKinds = ['companyArea', 'big_four', 'zoneThree', 'zoneFour'] as const

export const zones = pgTable(
  'zones',
  {
    id: id(),
    siteId: siteId(),
    kind: text({ enum: zoneKinds }).notNull(),
    icon: text().notNull(),
    title: words(),
    hint: words(),
    configType: integer().$type<1 | 2 | 3 | 4 | 5 | 6>().notNull(),
    configContent: text().notNull().default(''),
    webDomain: text().notNull().default(''),
    place: integer().notNull(),
  },
  (table) => [unique('zones_place').on(table.siteId, table.kind, table.place)],
)

export const zonePositions = pgTable(
  'zone_positions',
  {
    zoneId: integer()
      .notNull()
      .references(() => zones.id, { onDelete: 'cascade' }),
    positionId: integer()
      .notNull()
      .references(() => positions.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.zoneId, table.positionId] }), index().on(table.positionId)],
)

export const zoneCompanies = pgTable(
  'zone_companies',
  {
    zoneId: integer()
      .notNull()
      .references(() => zones.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.zoneId, table.companyId] }), index().on(table.companyId)],
)

/** A hot category as a home shows it. */
export interface HotRow {
  readonly aliasName: LocalText
  readonly value: string
  readonly period: string
  readonly isHot: boolean
}

/** A figure of a home: a number, or of what it is counted. */
export interface StatisticRow {
  readonly value: number | 'positions' | 'companies' | 'fairs'
  readonly label: LocalText
  readonly unit: LocalText
}

/** The parts of a site's home; its lists come from other tables. */
export const homes = pgTable('homes', {
  siteId: integer()
    .primaryKey()
    .references(() => sites.id, { onDelete: 'cascade' }),
  headImgUrl: text().notNull().default(''),
  /** `#rrggbb`. */
  headColour: text().notNull(),
  statistics: jsonb().$type<StatisticRow[]>().notNull(),
  sections: jsonb().$type<{ key: HomeSection; title?: LocalText; hint?: LocalText }[]>().notNull(),
  hotCategories: jsonb().$type<HotRow[]>().notNull(),
  banners: jsonb().$type<Banner[]>().notNull().default([]),
  showAll: boolean().notNull().default(true),
  aboutUs: text().notNull().default(''),
  hotSearches: list(),
})

/** Companies that a home shows first. */
export const homeCompanies = pgTable(
  'home_companies',
  {
    siteId: siteId(),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
    /** `zone`: the branded home's companies; `famous`: the main platform's tiles. */
    kind: text({ enum: ['zone', 'famous'] }).notNull(),
    place: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.kind, table.companyId] })],
)
