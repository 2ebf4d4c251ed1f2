import { deflateSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { createResumeReader } from '../../../../server/areas/resume/reading/read-resume.ts'
import { Overloaded } from '../../../../server/platform/queue.ts'
import { pdfOf, writePdf } from '../../../fixtures/resumes/pdf-writer.ts'
import { bombDocx, lockedPdf, onePage, scannedPdf, stream } from '../../../fixtures/resumes/refused-files.ts'
import { docxOf, writeZip } from '../../../fixtures/resumes/zip-writer.ts'

const reader = createResumeReader()
const refusal = (file: Buffer, by = reader) =>
  by.read(file, 'student').then(
    () => 'read',
    (error) => error.reason ?? error,
  )

const text = '林知夏 电话 13855501726 教育背景 江临大学 自动化 本科 2022.09-2026.06'
const good = writePdf([[{ text, x: 50, y: 60, size: 10 }]])
const paragraph = `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
const goodDocx = docxOf(paragraph)

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>'
/** What Office makes of a docx with a password: a container of the older kind with one stream in it. */
function lockedDocx(): Buffer {
  const file = Buffer.alloc(4096)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(file)
  Buffer.from('EncryptedPackage', 'utf16le').copy(file, 1152)
  return file
}
const oldDoc = () => {
  const file = lockedDocx()
  file.fill(0, 1152)
  Buffer.from('WordDocument', 'utf16le').copy(file, 1152)
  return file
}

const exe = Buffer.concat([Buffer.from('MZ'), Buffer.alloc(2000), good])
/** A zip at the end of a pdf: each of two readers finds a file of its own. */
const pdfAndZip = Buffer.concat([good, writeZip([{ name: 'a.txt', body: Buffer.from('x') }])])
const docxAndPdf = docxOf(paragraph, [{ name: '%PDF-1.7', body: Buffer.alloc(0) }])

const manyPages = (count: number) =>
  pdfOf([
    catalogue,
    `<< /Type /Pages /Count ${count} /Kids [${'3 0 R '.repeat(count)}] >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>',
  ])
const pageLoop = pdfOf([catalogue, '<< /Type /Pages /Count 3 /Kids [2 0 R 2 0 R 2 0 R] /Parent 2 0 R >>'])

describe('a file that is none of ours is refused by its content [RES-3]', () => {
  it.each([
    ['a program renamed to pdf', exe],
    ['plain text', Buffer.from(`${text}\n`.repeat(20))],
    ['nothing', Buffer.alloc(0)],
    ['a zip that is no document', writeZip([{ name: 'a.txt', body: Buffer.from(text) }])],
    ['a pdf that is a zip, too', pdfAndZip],
    ['a docx that is a pdf, too', docxAndPdf],
    ['a document of the older kind', oldDoc()],
  ])('%s', async (_, file) => {
    expect(await refusal(file)).toBe('wrongType')
  })
})

describe('a file that cannot be read says why [RES-3]', () => {
  it.each([
    ['a scanned pdf', scannedPdf(), 'scanned'],
    ['a docx without a word', docxOf('<w:p/>'), 'scanned'],
    ['a pdf with a password', lockedPdf(), 'encrypted'],
    ['a docx with a password', lockedDocx(), 'encrypted'],
    [
      'a zip entry with a password',
      docxOf(paragraph, [{ name: 'word/a.xml', body: Buffer.from('<a/>'), isEncrypted: true }]),
      'encrypted',
    ],
    ['a pdf cut short', good.subarray(0, 400), 'damaged'],
    ['a docx cut short', goodDocx.subarray(0, goodDocx.length - 200), 'damaged'],
    ['a docx that is no markup', docxOf('<w:p><w:r>'), 'damaged'],
    ['a pdf of thousands of pages', manyPages(5000), 'tooManyPages'],
    ['a page tree that leads back to itself', pageLoop, 'damaged'],
  ])('%s', async (_, file, reason) => {
    expect(await refusal(file)).toBe(reason)
  })

  it('a pdf of as many pages as a long resume has is read', async () => {
    const pages = Array.from({ length: 12 }, () => [{ text, x: 50, y: 60, size: 10 }])
    expect(await refusal(writePdf(pages))).toBe('read')
  })
})

const MB = 1024 * 1024
const zeros = (size: number) => Buffer.alloc(size, 0x20)

/** Files of a few kilobytes that would unpack to hundreds of megabytes. */
describe('a bomb is refused before it goes off [RES-3]', () => {
  it.each([
    ['a docx that says how large it is', bombDocx(paragraph)],
    [
      'a docx that says it is small',
      docxOf(paragraph, [{ name: 'word/media/a.bin', body: zeros(90 * MB), said: 1000 }]),
    ],
    ['a docx whose text is too large', docxOf(`${paragraph}${'<w:p/>'.repeat(3 * MB)}`)],
    [
      'a docx of too many entries',
      docxOf(
        paragraph,
        Array.from({ length: 1200 }, (_, i) => ({ name: `a${i}`, body: Buffer.from('x') })),
      ),
    ],
  ])('%s', async (_, file) => {
    expect(await refusal(file)).toBe('tooMuchData')
  })

  it('a pdf whose page unpacks to more than memory holds', async () => {
    const once = deflateSync(zeros(500 * MB), { level: 9 })
    const bomb = pdfOf(onePage(stream('/Filter /FlateDecode', once)))
    expect(bomb.length).toBeLessThan(2 * MB)
    const begun = process.memoryUsage().rss
    expect(await refusal(bomb)).toBe('tooMuchMemory')
    expect(process.memoryUsage().rss - begun).toBeLessThan(600 * MB)
  })

  it('a docx whose text asks for more memory than its worker has', async () => {
    const small = createResumeReader({ seconds: 12, heap: 40, buffers: 384 })
    expect(await refusal(docxOf(`<w:p><w:r><w:t>${'字'.repeat(30)}</w:t></w:r></w:p>`.repeat(60_000)), small)).toBe(
      'tooMuchMemory',
    )
  })
})

/** Text that takes a while: many pages, each with as much as one may have. */
const slow = docxOf(`<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`.repeat(40_000))

describe('the server stays free [RES-3]', () => {
  it('stops a reading whose time is over, and answers others meanwhile', async () => {
    const hasty = createResumeReader({ seconds: 0.6, heap: 256, buffers: 384 })
    let ticks = 0
    const ticking = setInterval(() => {
      ticks += 1
    }, 10)
    expect(await refusal(slow, hasty)).toBe('tooLong')
    clearInterval(ticking)
    expect(ticks).toBeGreaterThan(30)
  })

  it('gives a reading twelve seconds and no more', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    try {
      const reading = refusal(slow, createResumeReader())
      const over = vi.fn()
      void reading.then(over)
      await vi.advanceTimersByTimeAsync(11_999)
      expect(over).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(await reading).toBe('tooLong')
    } finally {
      vi.useRealTimers()
    }
  })

  it('reads two at a time, lets one student wait twice, and is full after sixteen', async () => {
    const busy = createResumeReader()
    const first = [busy.read(good, 'a'), busy.read(good, 'b')]
    const own = [busy.read(good, 'c'), busy.read(good, 'c')]
    await expect(busy.read(good, 'c')).rejects.toBeInstanceOf(Overloaded)
    const others = Array.from({ length: 14 }, (_, i) => busy.read(good, `d${i}`))
    await expect(busy.read(good, 'e')).rejects.toBeInstanceOf(Overloaded)
    const all = await Promise.all([...first, ...own, ...others])
    expect(all.map(({ basic }) => basic.phone.value)).toEqual(all.map(() => '13855501726'))
  })
})
