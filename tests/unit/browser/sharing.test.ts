import { afterEach, describe, expect, it, vi } from 'vitest'
import { hasSystemShare, systemShare } from '../../../src/browser/page/system-share.ts'
import { copy } from '../../../src/ui/clipboard.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const link = { address: 'https://univ.example/job/7', title: '嵌入式开发工程师' }

describe('the system’s own sharing [JOB-2]', () => {
  const has = (share: (data: ShareData) => Promise<void>) => vi.stubGlobal('navigator', { share })

  it('is not there in every browser', () => {
    vi.stubGlobal('navigator', {})
    expect(hasSystemShare()).toBe(false)
    has(async () => {})
    expect(hasSystemShare()).toBe(true)
  })

  it('gets the address with its title', async () => {
    const handed: ShareData[] = []
    has(async (data) => void handed.push(data))
    expect(await systemShare(link)).toBe('shared')
    expect(handed).toEqual([{ title: '嵌入式开发工程师', url: 'https://univ.example/job/7' }])
  })

  it('may be left undone, which is no failure', async () => {
    has(() => Promise.reject(new DOMException('left', 'AbortError')))
    expect(await systemShare(link)).toBe('dismissed')
  })

  it('fails where the browser refuses it', async () => {
    has(() => Promise.reject(new DOMException('no click', 'NotAllowedError')))
    await expect(systemShare(link)).rejects.toThrow('no click')
  })
})

describe('the clipboard', () => {
  it('takes a text', async () => {
    const written: string[] = []
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void written.push(text) } })
    await copy('https://univ.example/job/7')
    expect(written).toEqual(['https://univ.example/job/7'])
  })

  it('rejects where the browser refuses it', async () => {
    const writeText = () => Promise.reject(new DOMException('no click', 'NotAllowedError'))
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    await expect(copy('text')).rejects.toThrow('no click')
  })
})
