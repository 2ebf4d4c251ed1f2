import { expect } from 'vitest'
import type { Params } from '../../../contract/call.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import type { Stage } from './stage.ts'

export const words = (text: string) => ({ 'zh-CN': text })

/** What tests of lists of positions read. */
export function positionLists(stage: Stage) {
  return {
    db: () => stage.store.db,
    /** Titles of a list, narrowed by one code to the test's own rows. */
    async titles(params: Params<typeof getPositionList>, host?: string) {
      const { data } = await stage.world.browser(host).call(getPositionList, params)
      expect(data.total).toBe(data.list.length)
      return data.list.map(({ title }) => title)
    },
  }
}
