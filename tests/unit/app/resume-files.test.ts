import { afterEach, describe, expect, it, vi } from 'vitest'
import { codes } from '../../../contract/codes.ts'
import type { Failure } from '../../../contract/failures.ts'
import { mayPass, problemOf } from '../../../machines/kit/upload-problem.ts'
import { report } from '../../../src/app/resume/chosen-file.ts'
import { kindOf } from '../../../src/app/resume/file-kind.ts'
import { parsedFromJson } from '../../../src/app/resume/json-import.ts'
import { problemWords } from '../../../src/features/resume/upload/problems.ts'
import { differing } from '../../../src/features/resume/upload/review/differing.ts'

const bytes = (...parts: readonly (string | number)[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'number' ? [part] : [...part].map((one) => one.charCodeAt(0)))),
  )

it('a JSON that is no resume is not told to be opened in Word [RES-3]', () => {
  const words = (of: 'json' | 'resume' | 'document') =>
    (['badType', 'unreadable'] as const).map((problem) => problemWords(problem, null, of))
  expect(words('json').map(({ title }) => title)).toEqual([
    '这不是 PDF、Word 或 JSON Resume 文件',
    '这个 JSON 里没有读到简历',
  ])
  expect(words('json')[1]?.hint).toBe('JSON 要按 JSON Resume 的格式写，而且没有写错。也可以改用 PDF 或 Word。')
  expect(words('resume')[1]).toEqual(words('document')[1])
  expect(words('document')[0]?.title).toBe('这不是 PDF 或 Word 文件')
})

describe('the kind of a file [RES-3]', () => {
  it.each([
    ['a pdf', bytes('%PDF-1.7\n'), 'pdf'],
    ['a pdf with something before it', bytes(0xef, 0xbb, 0xbf, '\n%PDF-1.4'), 'pdf'],
    ['a docx', bytes('PK', 3, 4, 20), 'docx'],
    ['a program', bytes('MZ', 0x90, 0), 'other'],
    ['an old Word file', bytes(0xd0, 0xcf, 0x11, 0xe0), 'other'],
    ['JSON', bytes('\n { "basics": {} }'), 'json'],
    ['a list', bytes('[1]'), 'other'],
    ['a jpeg', bytes(0xff, 0xd8, 0xff, 0xe0), 'jpeg'],
    ['a png', bytes(0x89, 'PNG\r\n', 0x1a, '\n'), 'png'],
    ['a webp', bytes('RIFF', 1, 2, 3, 4, 'WEBP'), 'webp'],
    ['nothing', bytes(), 'other'],
  ])('%s', (_, head, kind) => {
    expect(kindOf(head)).toBe(kind)
  })
})

describe('why a file did not get there', () => {
  const server = (code: number): Failure => ({ kind: 'server', code, msg: '', data: null })
  it.each([
    [server(codes.fileType), 'badType', false],
    [server(codes.fileTooLarge), 'tooLarge', false],
    [server(codes.fileScanned), 'scannedNoText', false],
    [server(codes.fileEncrypted), 'encrypted', false],
    [server(codes.fileUnreadable), 'unreadable', false],
    [server(codes.pictureTooSmall), 'unreadable', false],
    [server(codes.pictureTooLarge), 'unreadable', false],
    [server(codes.refused), 'refused', true],
    [{ kind: 'timeout' }, 'timeout', true],
    [{ kind: 'offline' }, 'offline', true],
    [{ kind: 'status', status: 502, statusText: 'Bad Gateway' }, 'refused', true],
  ] as const)('%j: %s', (failure, problem, isWorthIt) => {
    expect(problemOf(failure)).toBe(problem)
    expect(mayPass(problem)).toBe(isWorthIt)
  })
})

describe('a resume as JSON', () => {
  it('is read as if from a file', () => {
    const parsed = parsedFromJson(
      JSON.stringify({
        basics: {
          name: '林知夏',
          email: 'lin@example.test',
          label: '嵌入式',
          location: { city: '江临' },
          summary: '乐观',
        },
        education: [
          { institution: '江临大学', area: '自动化', studyType: '本科', startDate: '2022-09', endDate: '至今' },
        ],
        work: [{ name: '拓岩', position: '实习生', startDate: 'gestern', highlights: ['写', 3, ''] }],
      }),
    )
    expect(parsed.basic.name).toEqual({ value: '林知夏', places: [], doubt: null })
    expect(parsed.positions.map(({ value }) => value)).toEqual(['嵌入式'])
    expect(parsed.education[0]?.degree.value).toBe('bachelor')
    expect(parsed.education[0]?.start.value).toBe('2022-09')
    expect(parsed.work[0]?.start.value).toBe('')
    expect(parsed.work[0]?.bullets.map(({ value }) => value)).toEqual(['写'])
  })

  it('keeps more of an entry than a file tells', () => {
    const { awards } = parsedFromJson(JSON.stringify({ awards: [{ title: '国家奖学金', awarder: '教育部' }] }))
    expect(awards[0]).toMatchObject({ title: { value: '国家奖学金' }, awarder: { value: '教育部' } })
  })

  it.each(['[]', 'null', '{"name":1}', '{'])('%s is none', (json) => {
    expect(() => parsedFromJson(json)).toThrow(SyntaxError)
  })
})

describe('the difference of two texts', () => {
  it.each([
    ['138 5550 1762', '138 5550 1726', ['138 5550 17', '62', '']],
    ['写周报', '写日报', ['写', '周', '报']],
    ['aa', 'a', ['a', 'a', '']],
    ['同', '同', ['同', '', '']],
  ])('%s and %s', (text, other, parts) => {
    expect(differing(text, other)).toEqual(parts)
  })
})

describe('a page that came by http [RES-3]', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('reads a resume as JSON', () => {
    const random = crypto.getRandomValues.bind(crypto)
    vi.stubGlobal('crypto', { getRandomValues: random })
    const read = parsedFromJson(JSON.stringify({ basics: { name: '林晓' }, work: [{ name: '启航科技' }] }))
    expect(read.basic.name?.value).toBe('林晓')
  })
})

it('an upload whose answer nobody can use has failed, and is not awaited for ever [RES-3]', async () => {
  const told: unknown[] = []
  const unusable = () => {
    throw new TypeError('no such function')
  }
  report(
    () => Promise.resolve('answer'),
    unusable,
    (event) => told.push(event),
  )
  await expect.poll(() => told).toEqual([{ type: 'UPLOAD.FAILED', failure: { kind: 'malformed' } }])
})
