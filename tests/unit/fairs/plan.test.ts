import { describe, expect, it } from 'vitest'
import { planBooth } from '../../../machines/fairs/booth-map/booth-map.paths.ts'
import { neighbourOf } from '../../../src/features/fairs/floorplan/hall/neighbour.ts'
import { shortName } from '../../../src/features/fairs/floorplan/hall/short-name.ts'
import {
  placeOf,
  scaledTo,
  showing,
  viewOf,
  zoomedTo,
} from '../../../src/features/fairs/floorplan/zoom/plan-geometry.ts'

describe('the plan of booths [FAIR-1]', () => {
  const view = viewOf({ width: 1200, height: 720 })
  const frame = { width: 616, height: 600 }

  it('fits the whole hall into the frame, in its middle', () => {
    expect(view).toEqual({ x: -16, y: -16, width: 1232, height: 752 })
    expect(placeOf({ x: 84, y: 84, width: 80, height: 60 }, view, frame)).toEqual({
      x: 50,
      y: (600 - 376) / 2 + 50,
      width: 40,
      height: 30,
    })
  })

  const start = { x: 0, y: 0, scale: 1 }

  it('keeps the middle where it is while the scale changes, and comes back to the whole', () => {
    const twice = scaledTo(2, start, frame)
    expect(twice).toEqual({ x: -308, y: -300, scale: 2 })
    expect(scaledTo(1, twice, frame)).toEqual({ x: 0, y: 0, scale: 1 })
  })

  it('moves nothing that is in sight', () => {
    expect(showing({ x: 100, y: 100, width: 40, height: 30 }, start, frame, 0)).toBe(start)
  })

  it('moves what something lies over beside that, and no farther than the end of the plan', () => {
    expect(showing({ x: 560, y: 100, width: 40, height: 30 }, start, frame, 340)).toEqual({ x: -340, y: 0, scale: 1 })
  })

  it('moves what is out of sight into the middle', () => {
    const twice = { x: 0, y: 0, scale: 2 }
    expect(showing({ x: 400, y: 300, width: 40, height: 30 }, twice, frame, 0)).toEqual({ x: -532, y: -330, scale: 2 })
  })

  describe('a press on a zoom button', () => {
    /** Nobody stands in the middle; the second is the nearest to that. */
    const stands = [50, 360, 420].map((y) => ({ x: 268, y, width: 40, height: 30 }))
    const nearest = stands[1]!
    const zoomed = (scale: number, from: typeof start, at?: (typeof stands)[number], covered = 0) =>
      zoomedTo(scale, from, frame, { at, stands, covered })
    const middleOf = ({ x, y, scale }: typeof start) => ({
      x: (frame.width / 2 - x) / scale,
      y: (frame.height / 2 - y) / scale,
    })

    it('brings the stand nearest to the middle of the whole plan into the middle, where it stays', () => {
      const twice = zoomed(2, start)
      expect(middleOf(twice)).toEqual({ x: nearest.x + 20, y: nearest.y + 15 })
      expect(middleOf(zoomed(4, twice))).toEqual(middleOf(twice))
      expect(middleOf(zoomed(2, zoomed(4, twice)))).toEqual(middleOf(twice))
      expect(zoomed(1, twice)).toEqual(start)
    })

    it('keeps the middle exactly in the middle, wherever the plan was moved to', () => {
      const moved = { x: -101, y: -57, scale: 2 }
      expect(middleOf(zoomed(4, moved))).toEqual(middleOf(moved))
      expect(zoomed(2, zoomed(4, moved))).toEqual(moved)
    })

    it('keeps the middle of a plan without stands', () => {
      expect(zoomedTo(2, start, frame, { at: undefined, stands: [], covered: 0 })).toEqual(scaledTo(2, start, frame))
    })

    it.each([0, 200])('keeps the booth that the visitor is at in sight, %d pixels covered', (covered) => {
      const at = { x: 20, y: 40, width: 40, height: 30 }
      let transform = start
      for (const scale of [2, 4]) {
        transform = zoomed(scale, transform, at, covered)
        const left = transform.x + at.x * scale
        const top = transform.y + at.y * scale
        expect([left >= 0, left + at.width * scale <= frame.width - covered]).toEqual([true, true])
        expect([top >= 0, top + at.height * scale <= frame.height]).toEqual([true, true])
      }
    })

    it('does not go back to a booth that was moved out of sight', () => {
      const moved = { x: -616, y: -600, scale: 2 }
      expect(zoomed(4, moved, stands[0])).toEqual(scaledTo(4, moved, frame))
    })
  })
})

describe('the arrow keys [FAIR-1]', () => {
  const at = (no: string, x: number, y: number) => ({ ...planBooth(no, '1', 0, no), x, y })
  const [a1, a2, b1, b3] = [at('A1', 0, 0), at('A2', 100, 0), at('B1', 0, 100), at('B3', 300, 100)] as const
  const stands = [a1, a2, b1, b3]

  it.each([
    ['ArrowRight', a1, 'A2'],
    ['ArrowLeft', a2, 'A1'],
    ['ArrowDown', a1, 'B1'],
    ['ArrowUp', b3, 'A2'],
    ['ArrowLeft', a1, undefined],
    ['ArrowRight', b1, 'B3'],
    ['Home', b3, 'A1'],
    ['End', a1, 'B3'],
    ['x', a1, undefined],
  ])('%s leads to the nearest on that side', (key, from, to) => {
    expect(neighbourOf(stands, from, key)?.no).toBe(to)
  })
})

it.each([
  ['云岫软件', '云岫软件'],
  ['拓岩机器人', '拓岩'],
  ['Acme Ltd', 'Acme Ltd'],
  ['Northwind Traders', 'Northwin'],
  ['Fabrik GmbH & Co', 'Fabrik'],
])('%s is %s on its stand [FAIR-1]', (name, short) => {
  expect(shortName(name)).toBe(short)
  expect(name).toContain(short)
})
