import { expect, it } from 'vitest'
import { getNotices } from '../../../contract/calls/notices.ts'
import { getPositionList } from '../../../contract/calls/positions.ts'
import { getSearches } from '../../../contract/calls/searches.ts'
import { seedDemo } from '../../../server/demo/seed.ts'
import { START } from '../world/content-rows.ts'
import { sharedWorld } from '../world/stage.ts'

const stage = sharedWorld()

it('the demonstration’s first student has searches on two sites, and was told what one really finds, once', async () => {
  const student = stage.world.browser()
  await student.logIn('13800000001')
  const { list } = (await student.call(getSearches, {})).data
  expect(list.map(({ host }) => host)).toEqual(['', '', 'main.localhost'])
  const told = async () =>
    (await student.call(getNotices, { size: '50' })).data.list.flatMap(({ search }) => (search ? [search] : []))
  const hits = await told()
  expect(hits.length).toBeGreaterThan(0)
  for (const { id, filter, count } of hits) {
    expect(list.find((one) => one.id === id)?.hits?.count).toBe(count)
    const found = (await student.call(getPositionList, { ...filter, sort: 'newest', size: '50' })).data.list
    const news = found.filter(({ published_at, only_school }) => {
      const age = Date.UTC(2026, 10, 20) - Date.parse(published_at)
      return age >= 0 && age < 86_400_000 && (only_school ?? '江临大学') === '江临大学'
    })
    expect(news).toHaveLength(count)
  }
  await seedDemo(stage.store.db, { now: START, scale: 1 })
  expect((await told()).length).toBe(hits.length)
})
