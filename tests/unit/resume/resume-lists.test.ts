import fc from 'fast-check'
import { expect, it } from 'vitest'
import { orderOf, putBack, type TakenOut } from '../../../contract/rules/resume-lists.ts'

interface Item {
  readonly id: string
}

const ids = fc.uniqueArray(
  fc.integer({ min: 10, max: 99 }).map((number) => `item--${number}`),
  { maxLength: 12 },
)

it('the order of all is what putting one after the other back comes to', () => {
  const taken = ids.chain((all) =>
    fc.tuple(
      ...all.map((id) => ids.map((order): TakenOut<Item> => ({ item: { id }, order: [...new Set([...order, id])] }))),
    ),
  )
  const see = fc.property(ids, taken, (present, all) => {
    const out = all.filter(({ item }) => !present.includes(item.id))
    const items = present.map((id) => ({ id }))
    const folded = out.reduce<readonly Item[]>(putBack, items)
    expect(orderOf(items, out)).toEqual(folded.map(({ id }) => id))
  })
  fc.assert(see, { numRuns: 500 })
})

it('looks at each item as often, however many there are', () => {
  const looks = (count: number) => {
    let reads = 0
    const itemOf = (id: string): Item => ({
      get id() {
        reads += 1
        return id
      },
    })
    const order = Array.from({ length: 2 * count }, (_, at) => `item--${at}`)
    const [items, taken] = [order.slice(0, count), order.slice(count)]
    orderOf(
      items.map(itemOf),
      taken.toReversed().map((id) => ({ item: itemOf(id), order })),
    )
    return reads
  }
  expect(looks(400)).toBe(4 * looks(100))
})
