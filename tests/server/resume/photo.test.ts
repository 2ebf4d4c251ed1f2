import { createCanvas, loadImage } from '@napi-rs/canvas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { deleteAttachment, getAttachment, PHOTO_MAX } from '../../../contract/calls/resume.ts'
import { codes } from '../../../contract/codes.ts'
import { emptyResume } from '../../../contract/resume.ts'
import { resumeFiles, resumeSections } from '../../../server/areas/resume/schema.ts'
import { cmykJpeg } from '../../fixtures/cmyk-jpeg.ts'
import { upload } from '../world/multipart.ts'
import { animation, blackPng, CORNERS, markersOf, quarters, withExif } from '../world/pictures.ts'
import { exe, pdfOf } from '../world/sample-files.ts'
import { freshWorlds } from '../world/stage.ts'
import type { Browser } from '../world.ts'

const stage = freshWorlds()
const photo = { purpose: 'photo' } as const
let student: Browser
let studentId: number

beforeEach(async () => {
  student = stage.world.browser()
  studentId = Number(await student.logIn('13800000001'))
})
afterEach(async () => {
  await stage.store.db.delete(resumeFiles)
  await stage.store.db.delete(resumeSections)
})

const load = (id: string, browser = student) =>
  browser.request({ method: 'GET', url: `${getAttachment.path}?id=${id}` })

/** Sends a photo, and looks at what was made of it. */
async function develop(bytes: Buffer, cut?: { x: number; y: number; width: number }) {
  const { code, data } = await upload(student, { ...photo, ...(cut && { cut }) }, bytes, 'IMG_林小满.JPG')
  if (code !== 0 || !data.attachment) throw new Error(`refused with ${code}`)
  const { rawPayload: jpeg, headers } = await load(data.attachment.id)
  const image = await loadImage(jpeg)
  const canvas = createCanvas(image.width, image.height)
  const context = canvas.getContext('2d')
  context.drawImage(image, 0, 0)
  const at = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(x, y, 1, 1).data
    return `#${[red, green, blue].map((part) => (part > 127 ? 'ff' : '00')).join('')}`
  }
  const [right, lower] = [image.width - 5, image.height - 5]
  return {
    attachment: data.attachment,
    jpeg,
    headers,
    size: [image.width, image.height],
    corners: [at(5, 5), at(right, 5), at(5, lower), at(right, lower)],
  }
}

const [RED, GREEN, BLUE, YELLOW] = CORNERS

describe('a photo', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    'a photo of kind %s becomes a jpeg of three to four from its middle',
    async (kind) => {
      const { attachment, jpeg, headers, size, corners } = await develop(await quarters(1200, 900, kind))
      expect([size, corners]).toEqual([[600, 800], CORNERS])
      expect(attachment).toMatchObject({ name: 'photo.jpeg', type: 'jpeg', size: jpeg.length })
      expect(headers).toMatchObject({
        'content-type': 'image/jpeg',
        'content-disposition': expect.stringMatching(/^attachment/),
      })
    },
  )

  it('keeps nothing of where and by whom it was taken, nor anything but its pixels', async () => {
    const taken = withExif(await quarters(900, 1200, 'jpeg'), 1)
    expect(taken.toString('latin1')).toMatch(/GPSLatitude.*taken at home/s)
    const { jpeg } = await develop(taken)
    expect(jpeg.toString('latin1')).not.toMatch(/Exif|GPS|Canon|Xiaoman|taken|ICC|sRGB|Adobe/)
    expect([...new Set(markersOf(jpeg))].toSorted()).toEqual(['ffc0', 'ffc4', 'ffdb', 'ffe0'])
  })

  it.each([
    [1, [RED, GREEN, BLUE, YELLOW]],
    [2, [GREEN, RED, YELLOW, BLUE]],
    [3, [YELLOW, BLUE, GREEN, RED]],
    [4, [BLUE, YELLOW, RED, GREEN]],
    [5, [RED, BLUE, GREEN, YELLOW]],
    [6, [BLUE, RED, YELLOW, GREEN]],
    [7, [YELLOW, GREEN, BLUE, RED]],
    [8, [GREEN, YELLOW, RED, BLUE]],
  ])('stands upright as its mark %d asks', async (orientation, expected) => {
    const { corners, size } = await develop(withExif(await quarters(1000, 1000, 'jpeg'), orientation))
    expect([corners, size]).toEqual([expected, [600, 800]])
  })

  it('is cut where that is asked, by shares of the picture as it is seen', async () => {
    const wide = await quarters(1600, 800, 'png')
    expect((await develop(wide, { x: 0, y: 0, width: 0.1875 })).corners).toEqual([RED, RED, RED, RED])
    expect((await develop(wide, { x: 0.8, y: 0.6, width: 0.15 })).corners).toEqual(Array(4).fill(YELLOW))
    const { size, corners } = await develop(wide, { x: 0.45, y: 0.5, width: 0.1 })
    expect([size, corners]).toEqual([
      [159, 212],
      [BLUE, YELLOW, BLUE, YELLOW],
    ])
    const turned = withExif(await quarters(1600, 800, 'jpeg'), 6)
    expect((await develop(turned, { x: 0, y: 0, width: 0.5 })).corners).toEqual([BLUE, BLUE, BLUE, BLUE])
  })

  it.each([
    { x: 0.9, y: 0, width: 0.2 },
    { x: 0, y: 0.5, width: 1 },
    { x: 0, y: 0, width: 0.001 },
    { x: 0, y: 0, width: 0 },
    { x: -0.1, y: 0, width: 0.5 },
  ])('is not cut beside itself, or to nothing: %o', async (cut) => {
    const { status, code } = await upload(student, { ...photo, cut }, await quarters(1000, 1000, 'jpeg'))
    expect([status, code]).toEqual([400, codes.badParameters])
  })

  it('a transparent photo lies on white', async () => {
    const empty = await createCanvas(300, 400).encode('png')
    expect((await develop(empty)).corners).toEqual(Array(4).fill('#ffffff'))
    expect((await develop(blackPng(300, 400))).corners).toEqual(Array(4).fill('#000000'))
  })

  it('a photo made for print keeps its colours', async () => {
    expect((await develop(Buffer.from(cmykJpeg(300, 400, [0, 255, 255, 0])))).corners).toEqual(Array(4).fill(RED))
  })

  it('a photo of 60 pixels by 80 is taken, and one of 80 by 60', async () => {
    expect((await develop(blackPng(60, 80))).size).toEqual([60, 80])
    expect((await develop(blackPng(80, 60))).size).toEqual([45, 60])
  })
})

describe('no photo is', () => {
  it.each([
    [
      'a vector graphic',
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
      codes.fileType,
    ],
    [
      'an animation of the old kind',
      Buffer.from('R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
      codes.fileType,
    ],
    ['an animation of the new kind', blackPng(300, 400, animation), codes.fileType],
    ['a document', pdfOf('text'), codes.fileType],
    ['a program', exe, codes.fileType],
    ['nothing', Buffer.alloc(0), codes.fileType],
    ['one that breaks off in its head', Buffer.from('ffd8ffe000104a46', 'hex'), codes.fileUnreadable],
    ['a picture of 81 million pixels in 12 kilobytes', blackPng(9000, 9000), codes.pictureTooLarge],
    ['a picture of 20,000 pixels by 100', blackPng(20_000, 100), codes.pictureTooLarge],
    ['a picture of two thousand million by one', blackPng(8, 8).fill(0x7f, 16, 18), codes.pictureTooLarge],
    ['a picture of one pixel', blackPng(1, 1), codes.pictureTooSmall],
    ['a picture that is too narrow', blackPng(59, 400), codes.pictureTooSmall],
    ['a picture that is too low', blackPng(400, 59), codes.pictureTooSmall],
    ['a picture that is too small', blackPng(79, 79), codes.pictureTooSmall],
  ])('%s [RES-3]', async (_, bytes, code) => {
    const { status, ...answer } = await upload(student, photo, bytes, 'photo.jpg')
    expect([status, answer.code, answer.data]).toEqual([200, code, null])
  })

  it('one of too few or too many pixels, and what is wrong is told [RES-3]', async () => {
    expect((await upload(student, photo, blackPng(1, 1))).msg).toContain('60 × 80')
    expect((await upload(student, photo, blackPng(9000, 9000))).msg).toContain('4000 万')
  })

  it('one that is more than five megabytes', async () => {
    const small = await quarters(300, 400, 'jpeg')
    const full = Buffer.concat([small, Buffer.alloc(PHOTO_MAX - small.length)])
    expect((await upload(student, photo, full)).code).toBe(0)
    const { code, msg } = await upload(student, photo, Buffer.concat([full, Buffer.alloc(1)]))
    expect([code, msg]).toEqual([codes.fileTooLarge, expect.stringContaining('5')])
  })

  it('a jpeg that a decoder would go over a thousand times', async () => {
    const jpeg = await quarters(300, 400, 'jpeg')
    const scan = jpeg.indexOf(Buffer.from('ffda', 'hex'))
    const again = Array(1000).fill(jpeg.subarray(scan, -2))
    const bomb = Buffer.concat([jpeg.subarray(0, scan), ...again, jpeg.subarray(-2)])
    expect((await upload(student, photo, bomb)).code).toBe(codes.fileUnreadable)
  })
})

describe('photos', () => {
  const add = async () => (await develop(await quarters(300, 400, 'jpeg'))).attachment.id
  const isThere = async (id: string) => (await load(id)).statusCode === 200
  const wear = (id: string) => {
    const content = { value: { ...emptyResume.basic, photo: id } }
    return stage.store.db
      .insert(resumeSections)
      .values({ studentId, section: 'basic', content, version: 1 })
      .onConflictDoUpdate({ target: [resumeSections.studentId, resumeSections.section], set: { content } })
  }

  it('are their owner’s alone', async () => {
    const id = await add()
    const other = stage.world.browser()
    await other.logIn('13800000002')
    expect((await load(id, other)).statusCode).toBe(404)
    expect((await other.call(deleteAttachment, { id })).code).toBe(codes.notFound)
  })

  it('replace each other, but for the one that the resume shows', async () => {
    const [first, second] = [await add(), await add()]
    expect([await isThere(first), await isThere(second)]).toEqual([false, true])
    await wear(second)
    const [third, fourth] = [await add(), await add()]
    expect(await Promise.all([second, third, fourth].map(isThere))).toEqual([true, false, true])
    await wear(fourth)
    await add()
    expect(await Promise.all([second, fourth].map(isThere))).toEqual([false, true])
  })

  it('a photo that no resume shows goes after a day, and counts for no attachment', async () => {
    for (let time = 0; time < 10; time += 1) await upload(student, { purpose: 'attachment' }, pdfOf('text'))
    const worn = await add()
    await wear(worn)
    const loose = await add()
    stage.world.advance(24 * 3_600_000)
    await stage.world.app.listen({ port: 0, host: '127.0.0.1' })
    await expect.poll(() => isThere(loose)).toBe(false)
    expect(await isThere(worn)).toBe(true)
  })
})
