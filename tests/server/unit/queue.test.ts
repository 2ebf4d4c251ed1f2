import { expect, it } from 'vitest'
import { createQueue, createTurns, Overloaded } from '../../../server/platform/queue.ts'

/** Tasks that end when told to, and the names of those that began. */
function createTasks() {
  const begun: string[] = []
  const ends = new Map<string, { done(): void; fail(error: Error): void }>()
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<string>((resolve, reject) => ends.set(name, { done: () => resolve(name), fail: reject }))
  }
  return { begun, task, end: (name: string) => ends.get(name) }
}

it('runs as many at once as it may, the others in their order, and refuses what is too much at once', async () => {
  const queue = createQueue(2, 2, 2)
  const { begun, task, end } = createTasks()
  const [first, second, third, fourth] = ['a', 'b', 'c', 'd'].map((name) => queue.run('somebody', task(name)))
  await expect(queue.run('somebody', task('e'))).rejects.toThrow(Overloaded)
  expect(begun).toEqual(['a', 'b'])
  end('b')?.done()
  expect(await second).toBe('b')
  expect(begun).toEqual(['a', 'b', 'c'])
  const fifth = queue.run('somebody', task('f'))
  end('a')?.done()
  await first
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  for (const name of ['c', 'd']) end(name)?.done()
  expect(await Promise.all([third, fourth])).toEqual(['c', 'd'])
  end('f')?.done()
  expect(await fifth).toBe('f')
})

it('gives the place of a failed task to the next', async () => {
  const queue = createQueue(1, 1, 1)
  const { task, end } = createTasks()
  const failing = queue.run('somebody', task('a'))
  const next = queue.run('somebody', task('b'))
  end('a')?.fail(new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  end('b')?.done()
  expect(await next).toBe('b')
})

it('lets one asker hold no more than a share of the places to wait, and others beside it', async () => {
  const queue = createQueue(1, 4, 2)
  const { begun, task, end } = createTasks()
  const greedy = ['a', 'b', 'c'].map((name) => queue.run('greedy', task(name)))
  await expect(queue.run('greedy', task('d'))).rejects.toThrow(Overloaded)
  const modest = queue.run('modest', task('e'))
  end('a')?.done()
  await greedy[0]
  const again = queue.run('greedy', task('f'))
  for (const name of ['b', 'c', 'e', 'f']) {
    await expect.poll(() => begun.at(-1)).toBe(name)
    end(name)?.done()
  }
  expect(await Promise.all([...greedy, modest, again])).toEqual(['a', 'b', 'c', 'e', 'f'])
})

it('gives each asker one turn after the other, a failed one too, and lets nobody wait for somebody else', async () => {
  const turns = createTurns()
  const { begun, task, end } = createTasks()
  const [first, second] = ['a', 'b'].map((name) => turns.take('somebody', task(name)))
  const other = turns.take('somebody else', task('c'))
  await expect.poll(() => begun).toEqual(['a', 'c'])
  end('a')?.fail(new Error('broken'))
  await expect(first).rejects.toThrow('broken')
  await expect.poll(() => begun).toEqual(['a', 'c', 'b'])
  for (const name of ['b', 'c']) end(name)?.done()
  expect(await Promise.all([second, other])).toEqual(['b', 'c'])
})
