import { afterEach, expect, it, vi } from 'vitest'
import { createListEnd } from '../../../src/browser/page/list-end.ts'

afterEach(() => vi.unstubAllGlobals())

it('goes by the latest of what a busy page is told at once [HOME-9]', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal('document', {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof tell) {
        tell = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const onNear = vi.fn()
  const end = createListEnd(300)
  end.mark({} as Element)
  end.watch(onNear)
  tell([{ isIntersecting: true }, { isIntersecting: false }])
  expect(onNear).not.toHaveBeenCalled()
  tell([{ isIntersecting: false }, { isIntersecting: true }])
  expect(onNear).toHaveBeenCalledTimes(1)
})
