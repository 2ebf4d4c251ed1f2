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
  'nothing is asked of the server at first': whenever(starting, both(within('kept'), no(starts('setTextMessages')))),
  'the messages are turned on, and drawn so at once': successive(
    both(wanted, turns(true), within('turningOn')),
    both(done('setTextMessages'), within('kept')),
  ),
  'the messages are turned off, and drawn so at once': successive(
    both(unwanted, turns(false), within('turningOff')),
    both(done('setTextMessages'), within('kept')),
  ),
  'the messages are turned on, then off': successive(wanted, done('setTextMessages'), both(unwanted, turns(false))),
  'a failed wish to turn them off can be followed by one to turn them on': successive(
    unwanted,
    failed('setTextMessages'),
    both(wanted, turns(true)),
  ),
  'the messages stay as they were where that fails, and the student is told': whenever(
    failed('setTextMessages'),
    both(within('kept'), calls('notify', { kind: 'failure' })),
  ),
  'the student is told of failures alone': onlyWith(calls('notify'), failed('setTextMessages')),
}
