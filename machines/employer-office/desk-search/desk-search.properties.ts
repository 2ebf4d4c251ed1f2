import {
  after,
  both,
  either,
  emits,
  no,
  on,
  onlyWith,
  possible,
  starting,
  successive,
  whenever,
  within,
} from '../../kit/properties.ts'

const typed = (text: string) => on('TEXT.TYPED', { text })
const wanted = (text?: string) => emits({ type: 'SEARCH.WANTED', ...(text !== undefined && { text }) })
const submitted = on('SEARCH.SUBMITTED')
const composed = on('TEXT.COMPOSED')
const paused = both(after(250), no(starting))

export const deskSearchProperties = {
  'the search begins 250 ms after the last key, without blanks around the text [JOB-5]': successive(
    both(typed(' 林 '), no(wanted())),
    both(paused, wanted('林')),
  ),
  'the search is for what was typed last': possible(typed(' 林 '), typed('控制'), both(paused, wanted('控制'))),
  'the search begins at once where it is asked for, and once': successive(
    typed(' 林 '),
    both(submitted, wanted('江临'), within('resting')),
  ),
  'the search is asked for with the form': whenever(submitted, wanted('江临')),
  'an empty field shows all at once': whenever(typed(' '), both(wanted(''), within('resting'))),
  'nothing is searched for while it is composed, nor what was typed before': whenever(
    composed,
    both(within('composing'), no(wanted())),
  ),
  'the search begins once a composition ends': successive(composed, typed('控制'), both(paused, wanted('控制'))),
  'the search never begins otherwise': onlyWith(wanted(), either(paused, either(submitted, typed(' ')))),
  'the field begins at rest': whenever(starting, both(within('resting'), no(wanted()))),
  'the field rests after a search': whenever(wanted(), within('resting')),
}
