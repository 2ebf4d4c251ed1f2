import {
  after,
  both,
  done,
  failed,
  has,
  type Moment,
  never,
  on,
  onlyWith,
  possible,
  starting,
  starts,
  successive,
  tagged,
  whenever,
} from '../../kit/properties.ts'

export const LINK = { address: 'https://univ.example/job/7', title: '嵌入式开发工程师' }

const at =
  (region: 'link' | 'system', state: string) =>
  ({ value }: Moment): boolean =>
    (value as Record<string, unknown>)[region] === state

export const shareProperties = {
  'copied as soon as it is asked for': possible(both(on('COPY.ASKED'), starts('copy', LINK))),
  'never copied unasked': onlyWith(starts('copy'), on('COPY.ASKED')),
  'busy while it is copied': whenever(starts('copy'), tagged('copying')),
  'nothing is copied twice at a time': whenever(on('COPY.ASKED'), tagged('copying')),
  'the button says so once the link is in the clipboard': whenever(done('copy'), at('link', 'copied')),
  'the button says so for two seconds': successive(done('copy'), both(after(2000), at('link', 'idle'))),
  'the button says so no longer': whenever(after(2000), at('link', 'idle')),
  'the link is there to be copied by hand where copying fails': whenever(failed('copy'), at('link', 'failed')),
  'the link can be copied after a failure': possible(failed('copy'), done('copy')),
  'it can be copied again at once': successive(done('copy'), both(on('COPY.ASKED'), starts('copy'))),
  'the link can be copied again later': possible(after(2000), both(on('COPY.ASKED'), starts('copy'))),
  'shared as soon as it is asked for': possible(both(on('SYSTEM.ASKED'), starts('share', LINK))),
  'never shared unasked': onlyWith(starts('share'), on('SYSTEM.ASKED')),
  'never where the system cannot': never(both(has({ hasSystem: false }), tagged('sharing'))),
  'the system’s way is not offered where there is none': whenever(
    both(starting, has({ hasSystem: false })),
    at('system', 'missing'),
  ),
  'the system’s way is offered where there is one': whenever(
    both(starting, has({ hasSystem: true })),
    at('system', 'idle'),
  ),
  'busy while the system shares': whenever(starts('share'), tagged('sharing')),
  'the button is busy from the click on': whenever(
    both(on('SYSTEM.ASKED'), has({ hasSystem: true })),
    tagged('sharing'),
  ),
  'said once it is shared': whenever(done('share', 'shared'), at('system', 'shared')),
  'left undone, nothing is said': whenever(done('share', 'dismissed'), at('system', 'idle')),
  'a failure is said': whenever(failed('share'), at('system', 'failed')),
  'the link can be shared after a failure': possible(failed('share'), done('share', 'shared')),
  'it can be shared again': successive(done('share', 'shared'), both(on('SYSTEM.ASKED'), starts('share'))),
  'left undone it can be shared all the same': possible(done('share', 'dismissed'), done('share', 'shared')),
  'copied while the system shares, which goes on': successive(
    starts('share'),
    both(starts('copy'), tagged('sharing')),
    done('share'),
  ),
  'shared while it is copied, which goes on': successive(
    starts('copy'),
    both(starts('share'), tagged('copying')),
    done('copy'),
  ),
}
