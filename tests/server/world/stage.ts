import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createWorld, type World } from '../world.ts'
import { openStore, type Store } from './store.ts'

/** A test file's database and server; both are there once its tests run. */
export interface Stage {
  readonly store: Store
  readonly world: World
}

function stageWith(begin: (fn: () => Promise<void>) => void, end: (fn: () => Promise<void>) => void): Stage {
  let store: Store | undefined
  let world: World | undefined
  beforeAll(async () => {
    store = await openStore()
  })
  // What is registered later ends earlier.
  afterAll(async () => store?.close())
  begin(async () => {
    world = await createWorld(stage.store.db)
  })
  end(async () => world?.close())
  const stage = {
    get store(): Store {
      if (!store) throw new Error('the database is not open yet')
      return store
    },
    get world(): World {
      if (!world) throw new Error('the server is not there yet')
      return world
    },
  }
  return stage
}

/** One server for all tests of the file. */
export const sharedWorld = (): Stage => stageWith(beforeAll, afterAll)

/** A server for each test, on one database. */
export const freshWorlds = (): Stage => stageWith(beforeEach, afterEach)
