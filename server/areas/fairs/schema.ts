import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import { boothStates, fairModes, type Hall } from '../../../contract/calls/fairs.ts'
import { id, moment } from '../../platform/db/columns.ts'
import { companies } from '../jobs/schema.ts'
import { siteId } from '../site/schema.ts'

export const fairs = pgTable(
  'fairs',
  {
    id: id(),
    siteId: siteId(),
    title: text().notNull(),
    thumbnailUrl: text().notNull(),
    mode: text({ enum: fairModes }).notNull(),
    isCancelled: boolean().notNull().default(false),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    place: text().notNull(),
    organiser: text().notNull(),
    undertaker: text().notNull().default(''),
    /** Sanitised. */
    intro: text().notNull(),
    plan: text({ enum: ['booths', 'image', 'none', 'closed'] }).notNull(),
    planImage: text().notNull().default(''),
    halls: jsonb().$type<Hall[]>().notNull().default([]),
    visitorCount: integer().notNull().default(0),
    deliveryCount: integer().notNull().default(0),
  },
  (table) => [
    index('fairs_by_date').on(table.siteId, table.startsAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
  ],
)

export const fairCompanies = pgTable(
  'fair_companies',
  {
    fairId: integer()
      .notNull()
      .references(() => fairs.id, { onDelete: 'cascade' }),
    companyId: integer()
      .notNull()
      .references(() => companies.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.fairId, table.companyId] }), index().on(table.companyId)],
)

/** Stands of a fair; x, y, w and h in units of the hall. */
export const booths = pgTable(
  'booths',
  {
    fairId: integer()
      .notNull()
      .references(() => fairs.id, { onDelete: 'cascade' }),
    no: text().notNull(),
    hall: text().notNull(),
    x: real().notNull(),
    y: real().notNull(),
    w: real().notNull(),
    h: real().notNull(),
    status: text({ enum: boothStates }).notNull(),
    companyId: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.fairId, table.no] }),
    unique('booths_company').on(table.fairId, table.companyId),
    foreignKey({
      columns: [table.fairId, table.companyId],
      foreignColumns: [fairCompanies.fairId, fairCompanies.companyId],
    }),
  ],
)

export const talks = pgTable(
  'talks',
  {
    id: id(),
    siteId: siteId(),
    fairId: integer().references(() => fairs.id, { onDelete: 'cascade' }),
    companyId: integer().references(() => companies.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    startsAt: moment().notNull(),
    place: text().notNull(),
  },
  (table) => [
    index('talks_by_date').on(table.siteId, table.startsAt),
    index('talks_of_fair').on(table.fairId, table.startsAt),
  ],
)
