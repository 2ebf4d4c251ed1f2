import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createMemoryEphemeral, type Ephemeral } from '../../../server/platform/ephemeral/ephemeral.ts'
import { createSliderPuzzle, type SliderPuzzle, TOLERANCE } from '../../../server/providers/captcha.ts'
import type { Solver } from '../../../server/providers/captcha-misses.ts'
import { choosePlace, drawPuzzle } from '../../../server/providers/captcha-picture.ts'
import { isDragged } from '../../../server/providers/captcha-trail.ts'
import { dragTo } from '../../drag.ts'

let now = 0
let ephemeral: Ephemeral
let puzzle: SliderPuzzle

beforeEach(() => {
  now = 1000
  ephemeral = createMemoryEphemeral(() => now)
  puzzle = createSliderPuzzle(ephemeral, () => now)
})
afterEach(() => ephemeral.close())

const own: Solver = { browser: 'browser', network: '203.0.113.5' }

async function challenge(solver = own) {
  const made = await puzzle.create('app', solver)
  if (made.result !== 'puzzle') throw new Error(`there is no puzzle for ${made.seconds} s`)
  return { challenge: made.challenge, x: (await puzzle.solution(made.challenge)) ?? 0 }
}

/** The hole of a puzzle, missed by a hand. */
async function miss(solver = own) {
  const { challenge: id, x } = await challenge(solver)
  return (await puzzle.verify(id, dragTo(x > 200 ? x - 50 : x + 50), solver)).result
}

it.each([-4, -3, 0, 3, 4])('takes a piece that is %d px off for what it is [CAP-5]', async (off) => {
  const { challenge: id, x } = await challenge()
  const { result } = await puzzle.verify(id, dragTo(x + off), own)
  expect(result).toBe(Math.abs(off) <= 3 ? 'passed' : 'missed')
})

it('gives a challenge one try', async () => {
  const { challenge: id, x } = await challenge()
  expect((await puzzle.verify(id, dragTo(x + 50), own)).result).toBe('missed')
  expect((await puzzle.verify(id, dragTo(x), own)).result).toBe('expired')
  expect(await puzzle.solution(id)).toBeNull()
})

it('gives a challenge two minutes, and to its browser alone', async () => {
  const late = await challenge()
  now += 120_000
  expect((await puzzle.verify(late.challenge, dragTo(late.x), own)).result).toBe('expired')
  const taken = await challenge()
  const other = { ...own, browser: 'other' }
  expect((await puzzle.verify(taken.challenge, dragTo(taken.x), other)).result).toBe('expired')
  expect((await puzzle.verify('unknown', dragTo(1), { ...own, browser: '' })).result).toBe('expired')
})

describe('misses', () => {
  it('cost a wait from the third on, twice as long each time and five minutes at most; a hit ends them', async () => {
    const waits: number[] = []
    for (let missed = 1; missed <= 10; missed++) {
      expect(await miss()).toBe('missed')
      const next = await puzzle.create('app', own)
      waits.push(next.result === 'wait' ? next.seconds : 0)
      now += (waits.at(-1) ?? 0) * 1000
    }
    expect(waits).toEqual([0, 0, 5, 10, 20, 40, 80, 160, 300, 300])
    const { challenge: id, x } = await challenge()
    expect((await puzzle.verify(id, dragTo(x), own)).result).toBe('passed')
    expect(await miss()).toBe('missed')
    expect((await puzzle.create('app', own)).result).toBe('puzzle')
  })

  it('are forgotten after half an hour', async () => {
    for (let missed = 0; missed < 3; missed++) await miss()
    now += 30 * 60_000
    expect(await miss()).toBe('missed')
    expect((await puzzle.create('app', own)).result).toBe('puzzle')
  })

  it('count one another at the same time, with puzzles that were fetched before', async () => {
    const puzzles = await Promise.all(Array.from({ length: 20 }, () => challenge()))
    const verdicts = await Promise.all(
      puzzles.map(({ challenge: id, x }) => puzzle.verify(id, dragTo(x > 200 ? x - 50 : x + 50), own)),
    )
    expect(verdicts.filter(({ result }) => result === 'missed')).toHaveLength(3)
    expect(verdicts.filter((verdict) => verdict.result === 'wait' && verdict.seconds === 5)).toHaveLength(17)
  })

  it('misses of twenty-nine browsers leave their address five more a minute, and nobody elsewhere waits', async () => {
    await flood(34)
    const fresh = { ...own, browser: 'fresh' }
    // The clock stands a second into its minute.
    expect(await puzzle.create('app', fresh)).toEqual({ result: 'wait', seconds: 59 })
    expect((await puzzle.create('app', { ...fresh, network: '198.51.100.1' })).result).toBe('puzzle')
    now += 59_000
    for (let more = 0; more < 5; more++) expect(await miss({ ...own, browser: `more-${more}` })).toBe('missed')
    expect(await puzzle.create('app', fresh)).toEqual({ result: 'wait', seconds: 60 })
  })

  it('misses from all networks of one IPv6 customer count together', async () => {
    const at = (one: number): Solver => ({ browser: `far-${one}`, network: `2001:db8:1:${one.toString(16)}::` })
    for (let one = 0; one < 340; one++) expect(await miss(at(one))).toBe('missed')
    expect(await puzzle.create('app', at(340))).toEqual({ result: 'wait', seconds: 59 })
    expect((await puzzle.create('app', { ...at(341), network: '2001:db8:2::' })).result).toBe('puzzle')
  })

  it('count one another at the same time, whatever browsers an address says it has', async () => {
    const solvers = Array.from({ length: 50 }, (_, one) => ({ ...own, browser: `fresh-${one}` }))
    const puzzles = await Promise.all(solvers.map(async (solver) => ({ solver, ...(await challenge(solver)) })))
    // Each browser tries thrice, so that none gets in by its second try where its first was held up.
    const verdicts = await Promise.all(
      [...puzzles, ...puzzles, ...puzzles].map(({ challenge: id, solver }) => puzzle.verify(id, [], solver)),
    )
    expect(verdicts.filter(({ result }) => result === 'missed')).toHaveLength(34)
  })
})

/** As many browsers at one's own address, each missing once. */
async function flood(browsers: number) {
  for (let one = 0; one < browsers; one++) expect(await miss({ ...own, browser: `flood-${one}` })).toBe('missed')
}

describe('an honest browser at the address of one who misses', () => {
  const honest: Solver = { ...own, browser: 'honest' }
  const solve = async ({ challenge: id, x }: { challenge: string; x: number }) => {
    const verdict = await puzzle.verify(id, dragTo(x), honest)
    return verdict.result === 'wait' ? verdict.seconds : verdict.result
  }

  it('passes at once, however often that one’s browser misses', async () => {
    const end = now + 3 * 60 * 60_000
    let missed = 0
    while (now < end) {
      const made = await puzzle.create('app', own)
      if (made.result === 'wait') now += made.seconds * 1000
      else {
        await puzzle.verify(made.challenge, [], own)
        missed += 1
      }
    }
    expect(missed).toBeGreaterThan(30)
    expect(await solve(await challenge(honest))).toBe('passed')
  })

  it('is never held up where it passed within thirty days, however many browsers that one brings', async () => {
    expect(await solve(await challenge(honest))).toBe('passed')
    now += 29 * 24 * 60 * 60_000
    const fetched = await challenge(honest)
    await flood(34)
    expect(await solve(fetched)).toBe('passed')
    expect(await solve(await challenge(honest))).toBe('passed')
    // Its own misses cost what they cost anybody.
    for (let missed = 0; missed < 3; missed++) expect(await miss(honest)).toBe('missed')
    expect(await puzzle.create('app', honest)).toEqual({ result: 'wait', seconds: 5 })
  })

  it('keeps its own further tries where it began before', async () => {
    expect(await miss(honest)).toBe('missed')
    await flood(33)
    expect(await solve(await challenge(honest))).toBe('passed')
  })

  it('keeps its puzzle through a wait, the address’s or its own', async () => {
    const fetched = await challenge(honest)
    await flood(34)
    expect(await solve(fetched)).toBe(59)
    now += 59_000
    expect(await solve(fetched)).toBe('passed')
    const later = await challenge(honest)
    for (let missed = 0; missed < 3; missed++) expect(await miss(honest)).toBe('missed')
    expect(await solve(later)).toBe(5)
    now += 5000
    expect(await solve(later)).toBe('passed')
  })

  it('uses up nothing of its address by passing', async () => {
    for (let one = 0; one < 100; one++) {
      const solver = { ...own, browser: `guest-${one}` }
      const { challenge: id, x } = await challenge(solver)
      expect((await puzzle.verify(id, dragTo(x), solver)).result).toBe('passed')
    }
    await flood(34)
  })
})

describe('a blind guesser', () => {
  const blind = { guesses: 10_000, place: 240 }

  it('hits less than one place in fifty, wherever he aims, with the best trail that a program makes', () => {
    let hits = 0
    for (let guess = 0; guess < blind.guesses; guess++) {
      const { x } = choosePlace()
      const trail = dragTo(blind.place)
      if (isDragged(trail) && Math.abs(x - (trail.at(-1)?.x ?? 0)) <= TOLERANCE) hits += 1
    }
    // 7 of 364 places; a fortieth is beyond four standard deviations.
    expect(hits).toBeLessThan(blind.guesses / 40)
    expect(7 / 364).toBeLessThan(0.02)
  })

  it('gets no wider choice than that: holes are anywhere right of the piece, at any height', () => {
    const places = Array.from({ length: 10_000 }, choosePlace)
    const spread = (values: number[]) => [Math.min(...values), Math.max(...values)]
    expect(spread(places.map(({ x }) => x))).toEqual([58, 421])
    expect(spread(places.map(({ y }) => y))).toEqual([6, 181])
  })

  it('is slowed down by the waits: an hour gives an address some 360 browsers', async () => {
    let tries = 0
    const end = now + 60 * 60_000
    while (now < end) {
      const solver = { ...own, browser: `fresh-${tries}` }
      const made = await puzzle.create('app', solver)
      if (made.result === 'wait') now += made.seconds * 1000
      else {
        await puzzle.verify(made.challenge, [], solver)
        tries += 1
      }
    }
    // Twenty-nine each half hour, and five in each minute that the hour touches.
    expect(tries).toBe(2 * 29 + 5 * 61)
  })
})

describe('a trail', () => {
  const at = (xs: readonly number[], pause: (index: number) => number) => {
    let t = 0
    return xs.map((x, index) => {
      t += index === 0 ? 0 : pause(index)
      return { x, t }
    })
  }
  const line = Array.from({ length: 25 }, (_, step) => step * 8)
  const taps = [0, 10, 20, 30, 40, 50, 52, 54, 56, 54, 54]
  const held = [0, ...Array.from({ length: 60 }, (_, press) => (press + 1) * 2), 120]
  it.each([
    ['of a hand', dragTo(200), true],
    ['of a hand that goes too far and comes back', [...dragTo(206), { x: 203, t: 480 }, { x: 200, t: 520 }], true],
    ['of a hand that rests before it lets go', [...at(line, (i) => 16 + (i % 2)), { x: 192, t: 600 }], true],
    ['of a finger in a hurry', at([0, 20, 70, 130, 170, 190, 198, 200, 200], (i) => 18 + (i % 3)), true],
    ['of single presses', at(taps, (i) => (i === 1 ? 0 : 90 + (i % 4) * 21)), true],
    ['of a held key', at(held, (i) => (i === 1 ? 0 : i === 2 ? 480 : 33)), true],
    ['of a mouse that a key corrects', [...dragTo(198), { x: 200, t: 900 }, { x: 200, t: 1100 }], true],
    [
      'of a hand whose page stalled at first',
      dragTo(200).map(({ x, t }, i) => ({ x, t: t + (i > 1 ? 3000 : 0) })),
      true,
    ],
    ['that leaps', at([0, 200, 200, 200, 200, 200], (i) => 40 + (i % 2)), false],
    ['of two samples', at([0, 200], () => 400), false],
    ['of nothing', [], false],
    ['that goes nowhere', at([0, 0, 0, 0, 0, 0, 0], (i) => 40 + i), false],
    ['quicker than a hand', dragTo(200).map(({ x, t }) => ({ x, t: t / 10 })), false],
    ['that starts midway', dragTo(200).map(({ x, t }) => ({ x: x + 13, t })), false],
    ['whose time runs back', dragTo(200).map(({ x, t }, i) => ({ x, t: i === 9 ? 0 : t })), false],
    ['before its own start', dragTo(200).map(({ x, t }) => ({ x, t: t - 1 })), false],
    ['as even as a machine’s', at(line, () => 20), false],
    ['in even steps, with uneven pauses', at(line, (i) => 16 + ((i * 7) % 5)), false],
    [
      'in uneven steps at one pace',
      at(
        line.map((x, i) => x + (i % 3)),
        (i) => 16 + ((i * 7) % 5),
      ),
      false,
    ],
    [
      'that only gets quicker',
      at(
        line.map((x) => (x * x) / 192),
        (i) => 16 + (i % 3),
      ),
      false,
    ],
    ['that slows down on a machine’s beat', dragTo(200).map(({ x }, i) => ({ x, t: i * 17 })), false],
    ['of keys that nobody presses so fast', at(held, (i) => (i % 10 === 0 ? 6 : 2)), false],
    ['of keys on a machine’s beat', at(held, (i) => (i === 1 ? 0 : 33)), false],
    ['of one press', at([0, 10, 10], (i) => i * 50), false],
  ])('%s', (_, trail, isAccepted) => {
    expect(isDragged(trail)).toBe(isAccepted)
  })
})

it('draws raster pictures that do not spell the answer out, with the hole where it says', async () => {
  for (let drawn = 0; drawn < 5; drawn++) {
    const { picture, piece, width, height, pieceSize, x, y } = await drawPuzzle()
    expect(picture).toMatch(/^data:image\/jpeg;base64,/)
    expect(piece).toMatch(/^data:image\/png;base64,/)
    const [whole, part] = await Promise.all([loadImage(picture), loadImage(piece)])
    expect([whole.width, whole.height, part.width, part.height]).toEqual([width, height, pieceSize, pieceSize])
    expect([x >= pieceSize, x + pieceSize <= width, y >= 0, y + pieceSize <= height]).toEqual([true, true, true, true])
    // The middle of the hole is the piece's middle, darkened.
    const inPicture = brightnessAt(whole, x + 20, y + 32)
    const inPiece = brightnessAt(part, 20, 32)
    expect(inPicture).toBeLessThan(inPiece * 0.8)
  }
})

function brightnessAt(image: Awaited<ReturnType<typeof loadImage>>, x: number, y: number): number {
  const context = createCanvas(image.width, image.height).getContext('2d')
  context.drawImage(image, 0, 0)
  const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data
  return red + green + blue
}
