import { createCanvas, loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { drawJob, type PicturedJob } from '../../../server/areas/crawlers/job-picture.ts'
import { createJobPictures } from '../../../server/areas/crawlers/job-pictures.ts'
import { fitted, wrapped } from '../../../server/areas/crawlers/lines.ts'
import { readableTone } from '../../../server/areas/crawlers/tone.ts'
import { Overloaded } from '../../../server/platform/queue.ts'

const job: PicturedJob = {
  site: '江临大学',
  letter: '江',
  tone: '#0b57d0',
  title: '嵌入式开发工程师',
  company: '江临拓岩机器人有限公司',
  pay: '16–24K',
  facts: ['江临', '本科', '全职'],
  over: '',
}

async function pixelsOf(picture: Buffer): Promise<Buffer> {
  const context = createCanvas(1200, 630).getContext('2d')
  context.drawImage(await loadImage(picture), 0, 0)
  return Buffer.from(context.getImageData(0, 0, 1200, 630).data)
}

describe('the picture of a position', () => {
  it.each([
    ['site', '松岚大学'],
    ['letter', '松'],
    ['tone', '#0a7a54'],
    ['title', '测试工程师'],
    ['company', '云帆科技有限公司'],
    ['pay', '8–12K'],
    ['over', '该职位已过期'],
  ] as const)('shows its %s', async (field, other) => {
    expect((await drawJob(job)).equals(await drawJob({ ...job, [field]: other }))).toBe(false)
  })

  it.each([0, 1, 2])('shows its fact %i', async (at) => {
    const facts = job.facts.with(at, '硕士')
    expect((await drawJob(job)).equals(await drawJob({ ...job, facts }))).toBe(false)
  })

  it('leaves out what the machine has no font for, and is a whole picture still', async () => {
    const latin = (text: string) => !/\p{Script=Han}/u.test(text)
    const bare = { ...job, site: '', letter: '', title: '', company: '', facts: [] }
    expect((await pixelsOf(await drawJob(job, latin))).equals(await pixelsOf(await drawJob(bare)))).toBe(true)
    const { width, height } = await loadImage(await drawJob({ ...job, over: '该职位已过期' }, () => false))
    expect([width, height]).toEqual([1200, 630])
  })

  it('takes texts of any length', async () => {
    const long = '很长'.repeat(500)
    const full = { ...job, site: long, title: long, company: long, facts: [long], over: '该职位已停止招聘' }
    const { width } = await loadImage(await drawJob(full))
    expect(width).toBe(1200)
  })
})

describe('lines of a picture', () => {
  const context = createCanvas(10, 10).getContext('2d')
  context.font = '20px monospace'
  const wide = (signs: number) => context.measureText('m'.repeat(signs)).width

  it('are cut where a text is longer', () => {
    expect(fitted(context, 'mmmmm', wide(5))).toBe('mmmmm')
    expect(fitted(context, 'mmmmmm', wide(5))).toBe('mmmm…')
    expect(fitted(context, 'mmm mmm', wide(5))).toBe('mmm…')
  })

  it('break between words, within one where it is longer by itself, and end where there are enough', () => {
    expect(wrapped(context, 'mm mm mm', wide(5), 2)).toEqual(['mm mm', 'mm'])
    expect(wrapped(context, 'mmmmmmmm', wide(5), 2)).toEqual(['mmmmm', 'mmm'])
    expect(wrapped(context, 'mm mm mm mm mm', wide(5), 2)).toEqual(['mm mm', 'mm m…'])
    expect(wrapped(context, '  ', wide(5), 2)).toEqual([])
  })
})

it.each([
  ['#0b57d0', '#0b57d0'],
  ['#000000', '#000000'],
  ['#ffffff', '#747474'],
  ['#ffd000', '#8b7100'],
])('a site’s colour %s is made readable on white: %s', (colour, tone) => {
  expect(readableTone(colour)).toBe(tone)
})

describe('pictures of positions', () => {
  /** Draws when a test likes. */
  function studio() {
    const asked: PicturedJob[] = []
    const waiting: PromiseWithResolvers<Buffer>[] = []
    const pictures = createJobPictures((wanted) => {
      asked.push(wanted)
      const drawing = Promise.withResolvers<Buffer>()
      waiting.push(drawing)
      return drawing.promise
    })
    return { asked, waiting, pictures }
  }

  it('are drawn once for all who ask at the same time, and afterwards', async () => {
    const { asked, waiting, pictures } = studio()
    const both = [pictures.of(job, 'a'), pictures.of({ ...job }, 'b')]
    waiting[0]?.resolve(Buffer.from('picture'))
    expect(await Promise.all([...both, pictures.of(job, 'c')])).toEqual(Array(3).fill(Buffer.from('picture')))
    expect(asked).toEqual([job])
  })

  it('are drawn anew once the position says something else', async () => {
    const { asked, pictures } = studio()
    void pictures.of(job, 'a')
    void pictures.of({ ...job, over: '该职位已过期' }, 'a')
    expect(asked).toEqual([job])
  })

  it('do not keep a failure', async () => {
    const { asked, waiting, pictures } = studio()
    const failing = pictures.of(job, 'a')
    waiting[0]?.reject(new Error('no canvas'))
    await expect(failing).rejects.toThrow('no canvas')
    const next = pictures.of(job, 'a')
    waiting[1]?.resolve(Buffer.from('picture'))
    expect(await next).toEqual(Buffer.from('picture'))
    expect(asked).toEqual([job, job])
  })

  it('are drawn one at a time; eight may wait for one asker, and no more', async () => {
    const { asked, pictures } = studio()
    const of = (title: string) => pictures.of({ ...job, title }, 'a')
    const taken = Array.from({ length: 9 }, (_, at) => of(`职位${at}`))
    await expect(of('一个太多')).rejects.toThrow(Overloaded)
    expect([taken.length, asked.length]).toEqual([9, 1])
  })

  it('are forgotten after two hundred others', async () => {
    let drawn = 0
    const pictures = createJobPictures(async () => {
      drawn += 1
      return Buffer.from('picture')
    })
    const of = (title: string) => pictures.of({ ...job, title }, 'a')
    for (let at = 0; at < 200; at += 1) await of(`职位${at}`)
    await of('职位0')
    expect(drawn).toBe(200)
    await of('职位200')
    await of('职位0')
    expect(drawn).toBe(201)
    await of('职位1')
    expect(drawn).toBe(202)
  })
})
