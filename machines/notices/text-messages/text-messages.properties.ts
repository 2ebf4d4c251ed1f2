import {
  both,
  calls,
  done,
  failed,
  no,
  on,
  onlyWith,
  starting,
  starts,
  successive,
  whenever,
  within,
} from '../../kit/properties.ts'

const wanted = on('TEXTS.WANTED')
const unwanted = on('TEXTS.UNWANTED')
const turns = (isWanted: boolean) => starts('setTextMessages', { userId: '5', isWanted })

export const textMessagesProperties = {
  'at first nothing is asked of the server': whenever(starting, both(within('kept'), no(starts('setTextMessages')))),
  'turned on, and drawn so at once': successive(
    both(wanted, turns(true), within('turningOn')),
    both(done('setTextMessages'), within('kept')),
  ),
  'turned off, and drawn so at once': successive(
    both(unwanted, turns(false), within('turningOff')),
    both(done('setTextMessages'), within('kept')),
  ),
  'on, then off': successive(wanted, done('setTextMessages'), both(unwanted, turns(false))),
  'off failed, then on': successive(unwanted, failed('setTextMessages'), both(wanted, turns(true))),
  'where that fails it stays as it was, and is told': whenever(
    failed('setTextMessages'),
    both(within('kept'), calls('notify', { kind: 'failure' })),
  ),
  'nothing is told but failures': onlyWith(calls('notify'), failed('setTextMessages')),
}
