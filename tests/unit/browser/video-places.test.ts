import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { videoPlaces } from '../../../src/browser/storage/video-places.ts'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the place where a video was left', () => {
  it('survives in the browser, one place for each [FAIR-2]', () => {
    videoPlaces.write('7', 5)
    videoPlaces.write('8', 6)
    videoPlaces.write('7', 10.5)
    expect(stored.get('video_places')).toBe('[{"id":"8","place":6},{"id":"7","place":10.5}]')
    expect([videoPlaces.read('7'), videoPlaces.read('8'), videoPlaces.read('9')]).toEqual([10.5, 6, 0])
  })

  it('is forgotten [FAIR-2]', () => {
    videoPlaces.write('7', 5)
    videoPlaces.remove('7')
    expect([stored.get('video_places'), videoPlaces.read('7')]).toEqual(['[]', 0])
  })

  it('is kept for the latest fifty videos [FAIR-2]', () => {
    for (let id = 1; id <= 51; id += 1) videoPlaces.write(String(id), id)
    expect([videoPlaces.read('1'), videoPlaces.read('2'), videoPlaces.read('51')]).toEqual([0, 2, 51])
  })

  it.each(['', '{', 'null', '{}', '[{"id":7,"place":1}]', '[["7",5]]'])(
    'is the start where the browser keeps %s',
    (text) => {
      stored.set('video_places', text)
      expect(videoPlaces.read('7')).toBe(0)
    },
  )
})
