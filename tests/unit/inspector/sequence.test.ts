import { describe, expect, test } from 'vitest'
import { CLOCK, PAGE } from '../../../src/inspector/sequence/people.ts'
import type { Row } from '../../../src/inspector/sequence/rows.ts'
import { type Sequence, type SequenceOptions, sequenceOf } from '../../../src/inspector/sequence/sequence.ts'
import { sequenceToMermaid } from '../../../src/inspector/sequence/sequence-mermaid.ts'
import type { RecordedStep } from '../../../src/inspector/wire.ts'
import { actorInfo, recorded } from './samples.ts'

const actors = [
  actorInfo({ key: 'x:1', id: 'studentLogin', flow: 'student-login' }),
  actorInfo({ key: 'x:2', id: 'qrLogin', flow: 'qr-login', parent: 'x:1' }),
  actorInfo({ key: 'x:3', id: 'fetchQrCode', parent: 'x:2', status: 'done' }),
  actorInfo({ key: 'x:4', id: 'poll', parent: 'x:2', status: 'done' }),
  actorInfo({ key: 'x:5', id: 'poll', parent: 'x:2' }),
]
const LOGIN = 'x:1'
const QR = 'x:1/qrLogin'
const FETCH = 'x:1/qrLogin/fetchQrCode'
const POLL = 'x:1/qrLogin/poll'

const start = (id: string) => ({ kind: 'start', id, src: id, input: null }) as const
const waits = (step: number): readonly RecordedStep[] => [
  recorded({
    step,
    actor: 'x:2',
    kind: 'timer',
    event: { type: 'xstate.after.POLL_INTERVAL.qrLogin.live.waiting' },
    before: 'waiting',
    value: 'requesting',
    calls: [start('poll')],
  }),
  recorded({
    step: step + 1,
    actor: 'x:2',
    kind: 'done',
    event: { type: 'xstate.done.actor.poll', output: { status: 'waiting' }, actorId: 'poll' },
    before: 'requesting',
    value: 'waiting',
    calls: [{ kind: 'stop', id: 'poll' }],
  }),
]
const steps: readonly RecordedStep[] = [
  recorded({ step: 1, actor: 'x:1', kind: 'start', event: { type: 'xstate.init' }, before: null, value: 'closed' }),
  recorded({ step: 2, actor: 'x:1', event: { type: 'DIALOG.OPENED', mode: 'qr' }, before: 'closed', value: 'qr' }),
  recorded({
    step: 3,
    actor: 'x:2',
    kind: 'start',
    event: { type: 'xstate.init' },
    before: null,
    value: 'fetching',
    calls: [start('fetchQrCode')],
  }),
  recorded({
    step: 4,
    actor: 'x:2',
    kind: 'error',
    event: { type: 'xstate.error.actor.fetchQrCode', error: { code: 'timeout' }, actorId: 'fetchQrCode' },
    before: 'fetching',
    value: 'fetching',
  }),
  ...[5, 7, 9].flatMap(waits),
  recorded({
    step: 11,
    actor: 'x:1',
    kind: 'actor',
    from: 'x:2',
    event: { type: 'QR.CONFIRMED' },
    before: 'qr',
    value: 'closed',
    calls: [start('qrLogin'), { kind: 'stop', id: 'qrLogin' }, { kind: 'emit', event: { type: 'LOGIN.DONE' } }],
  }),
]

const all: SequenceOptions = { fold: false, withEnded: true, only: null }
const told = (options: Partial<SequenceOptions> = {}): Sequence => sequenceOf(steps, actors, { ...all, ...options })
const line = (row: Row): string =>
  row.kind === 'note' ? `${row.lifeline}: ${row.text}` : `${row.from} ${row.arrow} ${row.to}: ${row.text}`
const lines = ({ rows }: Sequence): readonly string[] =>
  rows.flatMap((row) =>
    row.kind === 'fold' ? [`fold ${row.first}-${row.last} ×${row.times}`, ...row.rows.map(line)] : [line(row)],
  )

describe('[FLOW-4] recorded steps as messages between actors', () => {
  test('name who told whom what, and where that led', () => {
    expect(lines(told()).slice(0, 12)).toEqual([
      `${PAGE} start ${LOGIN}: start`,
      `${LOGIN}: closed`,
      `${PAGE} event ${LOGIN}: DIALOG.OPENED { mode: "qr" }`,
      `${LOGIN}: qr`,
      `${LOGIN} start ${QR}: start`,
      `${QR}: fetching`,
      `${QR} start ${FETCH}: start`,
      `${FETCH} error ${QR}: error { code: "timeout" }`,
      `${CLOCK} timer ${QR}: after POLL_INTERVAL`,
      `${QR}: requesting`,
      `${QR} start ${POLL}: start`,
      `${POLL} done ${QR}: done { status: "waiting" }`,
    ])
  })

  test('say nothing twice: a machine that starts tells of it itself, and only who runs is stopped', () => {
    expect(lines(told()).slice(-4)).toEqual([
      `${QR} event ${LOGIN}: QR.CONFIRMED`,
      `${LOGIN}: closed`,
      `${LOGIN} stop ${QR}: stop`,
      `${LOGIN} event ${PAGE}: LOGIN.DONE`,
    ])
  })

  test('have one lifeline for all that a machine invoked under one id', () => {
    expect(told().lifelines.map(({ key, name, isEnded }) => [key, name, isEnded])).toEqual([
      [PAGE, '', false],
      [LOGIN, 'student-login', false],
      [QR, 'qr-login', false],
      [FETCH, 'fetchQrCode', true],
      [POLL, 'poll', false],
      [CLOCK, '', false],
    ])
  })

  test('fold what repeats, and only that', () => {
    const folds = lines(told({ fold: true }))
    expect(folds.slice(8, 15)).toEqual([
      'fold 5-10 ×3',
      `${CLOCK} timer ${QR}: after POLL_INTERVAL`,
      `${QR}: requesting`,
      `${QR} start ${POLL}: start`,
      `${POLL} done ${QR}: done { status: "waiting" }`,
      `${QR}: waiting`,
      `${QR} event ${LOGIN}: QR.CONFIRMED`,
    ])
    const twice = sequenceOf(steps.slice(4, 8), actors, { ...all, fold: true })
    expect(twice.rows.map(({ kind }) => kind)).not.toContain('fold')
  })

  test('leave out the ended, or all but one', () => {
    const ended = told({ withEnded: false })
    expect(ended.lifelines.map(({ key }) => key)).toEqual([PAGE, LOGIN, QR, POLL, CLOCK])
    expect(lines(ended).filter((text) => text.includes(FETCH))).toEqual([])
    const one = told({ only: 'x:3' })
    expect(lines(one)).toEqual([`${QR} start ${FETCH}: start`, `${FETCH} error ${QR}: error { code: "timeout" }`])
    expect(one.lifelines.map(({ key }) => key)).toEqual([QR, FETCH])
  })

  test('are quick at a thousand steps', () => {
    const many = Array.from({ length: 500 }, (_, index) => waits(1 + index * 2)).flat()
    const { rows } = sequenceOf(many, actors, { ...all, fold: true })
    expect(rows).toHaveLength(1)
  })

  test('leave as Mermaid', () => {
    expect(
      sequenceToMermaid(
        told({ fold: true }),
        (key) => (key === PAGE ? '用户' : 'clock'),
        (times) => `${times}×`,
      )
        .split('\n')
        .slice(0, 24),
    ).toEqual([
      'sequenceDiagram',
      '  actor page_ as 用户',
      '  participant x_1_ as student-login',
      '  participant x_1_qrLogin_ as qr-login',
      '  participant x_1_qrLogin_fetchQrCode_ as fetchQrCode',
      '  participant x_1_qrLogin_poll_ as poll',
      '  participant clock_ as clock',
      '  page_->>x_1_: start',
      '  Note right of x_1_: closed',
      '  page_->>x_1_: DIALOG.OPENED #123; mode#58; #34;qr#34; #125;',
      '  Note right of x_1_: qr',
      '  x_1_->>x_1_qrLogin_: start',
      '  Note right of x_1_qrLogin_: fetching',
      '  x_1_qrLogin_->>x_1_qrLogin_fetchQrCode_: start',
      '  x_1_qrLogin_fetchQrCode_--xx_1_qrLogin_: error #123; code#58; #34;timeout#34; #125;',
      '  loop 3×',
      '    clock_-)x_1_qrLogin_: after POLL_INTERVAL',
      '    Note right of x_1_qrLogin_: requesting',
      '    x_1_qrLogin_->>x_1_qrLogin_poll_: start',
      '    x_1_qrLogin_poll_-->>x_1_qrLogin_: done #123; status#58; #34;waiting#34; #125;',
      '    Note right of x_1_qrLogin_: waiting',
      '  end',
      '  x_1_qrLogin_->>x_1_: QR.CONFIRMED',
      '  Note right of x_1_: closed',
    ])
  })
})
