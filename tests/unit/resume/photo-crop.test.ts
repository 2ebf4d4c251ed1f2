import { describe, expect, it } from 'vitest'
import { firstFrame, heightOf, moved, zoomed, zoomOf } from '../../../machines/resume/photo-crop/frame.ts'

const wide = { width: 1600, height: 800 }
const high = { width: 300, height: 1000 }

describe('the frame of a photo', () => {
  it('is the largest that is 3 wide and 4 high', () => {
    expect(firstFrame(wide)).toEqual({ x: 0.3125, y: 0, width: 0.375 })
    expect(heightOf(wide, firstFrame(wide))).toBe(1)
    expect(firstFrame(high)).toEqual({ x: 0, y: 0.15, width: 1 })
    expect(heightOf(high, firstFrame(high))).toBeCloseTo(0.4)
  })

  it('stays within the picture', () => {
    expect(moved(wide, firstFrame(wide), 5, 5)).toEqual({ x: 0.625, y: 0, width: 0.375 })
    expect(moved(wide, firstFrame(wide), -5, -5)).toEqual({ x: 0, y: 0, width: 0.375 })
    expect(zoomed(high, { x: 0, y: 0.6, width: 1 }, 0.1)).toEqual({ x: 0, y: 0.6, width: 1 })
  })

  it('is zoomed around its middle, four times at most', () => {
    const frame = zoomed(wide, firstFrame(wide), 2)
    expect(frame).toEqual({ x: 0.40625, y: 0.25, width: 0.1875 })
    expect(zoomOf(wide, frame)).toBe(2)
    expect(zoomOf(wide, zoomed(wide, frame, 99))).toBe(4)
    expect(zoomed(wide, frame, 1)).toEqual(firstFrame(wide))
  })
})
