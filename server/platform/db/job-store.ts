import type { ConstructorOptions } from 'pg-boss'

/** Where jobs are kept: in the database that all else is in. */
export type JobStore = Pick<ConstructorOptions, 'db' | 'backend' | 'connectionString' | 'max'>
