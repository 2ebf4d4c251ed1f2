import { emptyResume } from '../../../contract/resume.ts'
import {
  always,
  both,
  calls,
  done,
  either,
  failed,
  has,
  no,
  on,
  onlyWith,
  possible,
  starts,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'

export const TAKEN = { content: emptyResume, title: '林知夏' }
export const OTHER = { content: emptyResume, title: '陈一帆' }

export const resumeExportProperties = {
  'Word is made as soon as it is asked for, of what was asked [RES-4]': whenever(
    on('WORD.ASKED'),
    starts('saveWord', { title: (title: unknown) => title !== '' }),
  ),
  'the file has the resume as it stands by then': successive(
    both(on('WORD.ASKED', { taken: OTHER }), starts('saveWord', OTHER)),
    done('saveWord'),
    both(on('WORD.ASKED', { taken: TAKEN }), starts('saveWord', TAKEN)),
  ),
  'no file is made unasked': onlyWith(starts('saveWord'), on('WORD.ASKED')),
  'the page is busy exactly while a file is made': always(
    (moment) => tagged('busy')(moment) === (moment.value === 'making'),
  ),
  'the page is busy from the click on': whenever(starts('saveWord'), tagged('busy')),
  'the page is busy until there is an end': whenever(either(done('saveWord'), failed('saveWord')), no(tagged('busy'))),
  'a failure is kept until it is asked for again': successive(
    both(failed('saveWord'), has({ failure: (failure: unknown) => failure !== null })),
    both(on('WORD.ASKED'), has({ failure: null })),
  ),
  'a failure shows until then': whenever(failed('saveWord'), ({ value }) => value === 'failed'),
  'made, nothing is called a failure': whenever(done('saveWord'), has({ failure: null })),
  'a file can be made after a failure': possible(failed('saveWord'), done('saveWord')),
  'printed as soon as it is asked for [RES-4]': whenever(on('PRINT.ASKED', { taken: TAKEN }), calls('print', TAKEN)),
  'never printed unasked': onlyWith(calls('print'), on('PRINT.ASKED')),
  'taken as JSON Resume as soon as it is asked for': whenever(
    on('JSON.ASKED', { taken: TAKEN }),
    calls('saveJson', TAKEN),
  ),
  'never taken so unasked': onlyWith(calls('saveJson'), on('JSON.ASKED')),
  'printed while Word is made, which goes on': successive(
    starts('saveWord'),
    both(calls('print'), tagged('busy')),
    done('saveWord'),
  ),
  'taken as JSON Resume while Word is made, which goes on': successive(
    starts('saveWord'),
    both(calls('saveJson'), tagged('busy')),
    done('saveWord'),
  ),
}
