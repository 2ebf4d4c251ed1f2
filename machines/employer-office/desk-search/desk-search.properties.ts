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
  'searched 250 ms after the last key, without blanks around it [JOB-5]': successive(
    both(typed(' 林 '), no(wanted())),
    both(paused, wanted('林')),
  ),
  'for what was typed last': possible(typed(' 林 '), typed('控制'), both(paused, wanted('控制'))),
  'at once where it is asked for, and not once more': successive(
    typed(' 林 '),
    both(submitted, wanted('江临'), within('resting')),
  ),
  'asked for, it is searched for': whenever(submitted, wanted('江临')),
  'an empty field shows all at once': whenever(typed(' '), both(wanted(''), within('resting'))),
  'nothing is searched for while it is composed, nor what was typed before': whenever(
    composed,
    both(within('composing'), no(wanted())),
  ),
  'what is composed is searched for once that ends': successive(composed, typed('控制'), both(paused, wanted('控制'))),
  'never otherwise': onlyWith(wanted(), either(paused, either(submitted, typed(' ')))),
  'it begins at rest': whenever(starting, both(within('resting'), no(wanted()))),
  'searched for, it rests': whenever(wanted(), within('resting')),
}
