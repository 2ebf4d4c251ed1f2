import type { Attachment } from '../../../contract/calls/resume.ts'
import {
  both,
  done,
  during,
  either,
  failed,
  has,
  type Moment,
  never,
  no,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  stops,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'

export const SMALL = { name: '成绩单.pdf', size: 10 * 1024 * 1024 }
export const LARGE = { name: '成绩单.pdf', size: 10 * 1024 * 1024 + 1 }
const attachment = (id: string, name: string): Attachment => ({
  id,
  name,
  size: 20_480,
  type: 'pdf',
  created_at: '2026-11-20T06:32:00.000Z',
})
export const OLD = attachment('old', '证书.pdf')
export const ADDED = attachment('added', '成绩单.pdf')
export const TEN = Array.from({ length: 10 }, (_, at) => attachment(`file-${at}`, `${at}.pdf`))

const chosen = on('FILE.CHOSEN', { file: SMALL })
const asked = on('DELETION.ASKED')
const confirmed = on('DELETION.CONFIRMED')
const spared = on('DELETION.CANCELLED')
const cancelled = on('CANCELLED')
const retried = on('RETRIED')
const dismissed = on('DISMISSED')
const deleted = done('undo', { result: 'deleted' })
const byServer = (code: number) => has({ failure: { kind: 'server', code } })
const isNothing = (value: unknown) => value === null
const clear = has({ failure: isNothing })
const uploading = tagged('uploading')

const adding =
  (name: string) =>
  ({ value }: Moment): boolean => {
    const now = Reflect.get(Object(Reflect.get(Object(value), 'listed')), 'adding')
    return now === name || Reflect.get(Object(now), 'choosing') === name
  }
const deleting =
  (name: string) =>
  ({ value }: Moment): boolean =>
    Reflect.get(Object(Reflect.get(Object(value), 'listed')), 'deleting') === name
const lists = (...ids: readonly string[]) =>
  has({ list: (list: readonly Attachment[]) => list.map(({ id }) => id).join() === ids.join() })

export const attachmentsProperties = {
  'the page reads which files there are [RES-6]': successive(
    both(starting, starts('read')),
    both(done('read'), lists('old')),
  ),
  'the page says why it could not read them': whenever(failed('read'), has({ failure: { kind: 'offline' } })),
  'the page reads them again': successive(failed('read'), both(retried, starts('read'), clear)),

  'a file is looked at before it is sent': successive(lists('old'), both(chosen, starts('inspect', SMALL), uploading)),
  'pdf and docx are sent, known by their content': whenever(
    both(done('inspect', 'document')),
    both(starts('upload', SMALL), uploading, has({ share: 0 })),
  ),
  'no other kind is sent': onlyWith(starts('upload'), either(done('inspect', 'document'), retried)),
  'another kind says so': whenever(
    both(done('inspect'), no(starts('upload'))),
    both(adding('failed'), byServer(30021), no(uploading)),
  ),
  'another kind can be chosen after one': possible(both(done('inspect', 'other'), byServer(30021))),
  'a file that cannot be read says so': whenever(failed('inspect'), both(adding('failed'), byServer(30025))),
  '10 MB may be sent': possible(both(chosen, starts('inspect'))),
  'more may not, and says so [RES-6]': successive(
    lists('old'),
    both(on('FILE.CHOSEN', { file: LARGE }), adding('failed'), byServer(30022), no(starts('inspect'))),
  ),
  'ten are kept, another one is turned down at once': never(
    both(starts('inspect'), has({ list: (list: readonly unknown[]) => list.length === 10 })),
  ),
  'the student is told that they are ten': possible(both(chosen, adding('full')), both(dismissed, adding('resting'))),
  'an eleventh file is turned down whatever its size': whenever(
    both(on('FILE.CHOSEN'), has({ list: (list: readonly unknown[]) => list.length === 10 })),
    adding('full'),
  ),
  'a file is turned down so only where they are ten': whenever(
    adding('full'),
    has({ list: (list: readonly unknown[]) => list.length >= 10 }),
  ),
  'how much is sent is told': whenever(on('UPLOAD.SENT'), has({ share: 0.4 })),
  'sent, it is in the list': successive(
    starts('upload'),
    both(on('UPLOAD.DONE'), has({ list: (list: readonly Attachment[]) => list.at(-1)?.id === 'added' }), no(uploading)),
  ),
  'another file can be chosen after one is added': possible(
    both(on('UPLOAD.DONE'), adding('resting'), has({ file: isNothing, share: 0 })),
    chosen,
  ),
  'given up, another one can be chosen': successive(
    starts('upload'),
    both(cancelled, stops('upload'), adding('resting'), has({ file: isNothing })),
    chosen,
  ),
  'given up while it is looked at': successive(
    starts('inspect'),
    both(cancelled, stops('inspect'), adding('resting'), no(uploading), has({ file: isNothing })),
  ),
  'not sent, it says why': whenever(
    on('UPLOAD.FAILED'),
    both(adding('failed'), no(uploading), ({ event, context }) =>
      JSON.stringify(event).includes(JSON.stringify(Reflect.get(Object(context), 'failure'))),
    ),
  ),
  'a file is sent again where there was no network': successive(
    on('UPLOAD.FAILED', { failure: { kind: 'offline' } }),
    both(retried, starts('upload', SMALL), clear),
  ),
  'the page names the file that was not added [RES-6]': whenever(
    adding('failed'),
    has({ file: (file: unknown) => file !== null }),
  ),
  'the page names a file that is too large, too': whenever(
    both(on('FILE.CHOSEN', { file: LARGE }), adding('failed')),
    has({ file: LARGE }),
  ),
  'another one can be chosen at once after a failure': successive(
    both(on('UPLOAD.FAILED'), lists('old')),
    both(chosen, starts('inspect', SMALL), clear),
  ),
  'another file can be chosen after one that was turned down': possible(
    adding('full'),
    both(on('FILE.CHOSEN'), adding('full')),
  ),
  'a file of a wrong kind is not sent again': during(
    both(on('UPLOAD.FAILED'), byServer(30021)),
    either(dismissed, chosen),
    no(starts('upload')),
  ),
  'a file of a wrong kind can be put away': successive(
    both(on('UPLOAD.FAILED'), byServer(30021)),
    both(dismissed, adding('resting'), clear, has({ file: isNothing })),
  ),

  'deleted only once it is confirmed [RES-6]': onlyWith(starts('undo', { id: 'old', title: '证书.pdf' }), confirmed),
  'asked first, and not deleted yet': whenever(
    asked,
    both(no(starts('undo')), has({ deleted: { id: 'old', title: '证书.pdf' } })),
  ),
  'spared, it stays': whenever(spared, both(has({ deleted: isNothing }), no(starts('undo')))),
  'spared, it can be asked again': successive(asked, spared, asked),
  'deleted, it is gone from the list': successive(both(confirmed, lists('old')), both(deleted, lists())),
  'no more questions come after a deletion': whenever(
    done('undo'),
    both(has({ deleted: isNothing }), deleting('resting')),
  ),
  'had back, it stays in the list': successive(
    both(confirmed, lists('old')),
    both(done('undo', { result: 'restored' }), lists('old'), has({ deleted: isNothing })),
  ),
  'a file can be added meanwhile': successive(confirmed, both(chosen, starts('inspect')), done('undo')),
  'had back, it can be asked for again': successive(done('undo', { result: 'restored' }), asked),
  'only what is there is asked for': never(has({ deleted: { id: 'gone' } })),
  'listed, nothing is asked about': whenever(done('read'), no(deleting('confirming'))),
}
