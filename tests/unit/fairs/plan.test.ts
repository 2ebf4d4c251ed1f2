import { describe, expect, it } from 'vitest'
import { planBooth } from '../../../machines/booth-map/booth-map.paths.ts'
import { neighbourOf } from '../../../src/features/floorplan/neighbour.ts'
import { placeOf, scaledTo, showing, viewOf } from '../../../src/features/floorplan/plan-geometry.ts'
import { shortName } from '../../../src/features/floorplan/short-name.ts'

describe('where booths are [FAIR-1]', () => {
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
