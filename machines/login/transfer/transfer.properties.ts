import {
  both,
  calls,
  done,
  either,
  ends,
  failed,
  has,
  no,
  on,
  onlyWith,
  precedes,
  starting,
  starts,
  successive,
  tagged,
  whenever,
  within,
} from '../../kit/properties.ts'

const claimed = (claim: object) => both(starting, has({ claim }))
const previewed = (preview: object) => done('preview', { result: 'previewed', preview })
const nobodyHere = (value: unknown) => value === null
const came = (is_from_ours: boolean) => previewed({ current: nobodyHere, is_from_ours })
const same = previewed({ current: { login_type: 'student', user_id: '7' } })
const otherKind = previewed({ current: { login_type: 'company' } })
const otherPerson = previewed({ current: { user_id: '8' } })
const previews = starts('preview', { loginType: 'student', userId: '7', ticket: 'signed' })
const exchanges = starts('exchange')
const asks = both(within('asking'), no(exchanges), has({ preview: { arriving: { name: '林小满' } } }))
const expired = either(done('preview', { result: 'expired' }), done('exchange', { result: 'expired' }))
const recognises = starts('recogniseIdentity')
const recognised = (identity: string) => done('recogniseIdentity', identity)
const proven = done('exchange', { result: 'proven' })
const stores = starts('storeIdentity')
const accepted = on('ACCEPTED')
const declined = on('DECLINED')
const retried = on('RETRIED')
const loginAsked = on('LOGIN.ASKED')
const home = calls('goHome')

export const transferProperties = {
  'a visitor who claims nothing is led home [FAIR-3]': whenever(
    claimed({ loginType: nobodyHere, userId: '' }),
    both(home, ends(), no(exchanges)),
  ),
  'an address that names nobody is not found [FAIR-3]': whenever(
    either(claimed({ userId: '', loginType: 'student' }), claimed({ loginType: nobodyHere, userId: '7' })),
    both(within('notFound'), no(home), no(exchanges), no(starts('preview'))),
  ),
  'a ticket says first whom it would let in [FAIR-3]': whenever(
    claimed({ ticket: 'signed', userId: '7', loginType: 'student' }),
    previews,
  ),
  'a claim without a ticket has to be borne out by the session [FAIR-3]': whenever(
    claimed({ loginType: 'company', userId: '3', ticket: '' }),
    starts('exchange', { loginType: 'company', userId: '3', ticket: '' }),
  ),
  'nobody who comes from outside is let in unasked [FAIR-3]': whenever(came(false), asks),
  'nobody is let in unasked in the place of somebody else [FAIR-3]': whenever(otherPerson, asks),
  'nobody is let in unasked in the place of another identity [FAIR-3]': whenever(otherKind, asks),
  'a visitor who comes from one of our sites is let in [FAIR-3]': whenever(came(true), exchanges),
  'a visitor who is here already is let in [FAIR-3]': whenever(same, exchanges),
  'a visitor who agrees is let in [FAIR-3]': whenever(accepted, starts('exchange', { ticket: 'signed', userId: '7' })),
  'a visitor who declines has everything as it was [FAIR-3]': whenever(
    declined,
    both(within('declined'), home, ends(), no(exchanges), no(stores)),
  ),
  'each question can be answered with yes': successive(asks, accepted),
  'each question can be answered with no': successive(asks, declined),
  'proven, it is kept, and leads home [FAIR-3]': successive(
    both(proven, starts('storeIdentity', { identity: { login_type: 'student', user_id: '7' } })),
    both(done('storeIdentity'), home, ends()),
  ),
  'only what the server has proven is [FAIR-3]': onlyWith(stores, proven),
  'no identity before [FAIR-3]': precedes(proven, has({ identity: Boolean })),
  'the page says that no cookie is kept': whenever(failed('storeIdentity'), both(within('cookiesBlocked'), no(home))),
  'a ticket that is over proves nothing: who is here is asked first': whenever(
    expired,
    both(recognises, no(calls('openLogin'))),
  ),
  'nobody is asked to log in, as what was claimed [FAIR-3]': whenever(
    either(recognised('anonymous'), failed('recogniseIdentity')),
    both(within('expired'), calls('openLogin')),
  ),
  'a student as one': successive(
    both(done('preview', { result: 'expired' }), recognises),
    both(recognised('anonymous'), calls('openLogin', { loginType: 'student' })),
  ),
  'a visitor who is logged in may go on so': whenever(
    either(recognised('student'), recognised('company'), recognised('school'), recognised('channel')),
    both(within('alreadyHere'), no(calls('openLogin'))),
  ),
  'asked for again, it is looked who is here by now': successive(within('expired'), both(loginAsked, recognises)),
  'a ticket of somebody else lets nobody in, and says so [FAIR-3]': whenever(
    either(done('preview', { result: 'wrongIdentity' }), done('exchange', { result: 'wrongIdentity' })),
    both(within('wrongIdentity'), no(stores), no(home)),
  ),
  'the page recognises the visitor before a log-in in place of a wrong ticket, too': successive(
    within('wrongIdentity'),
    both(loginAsked, recognises),
  ),
  'nobody that there is not is found': whenever(
    either(done('preview', { result: 'notFound' }), done('exchange', { result: 'notFound' })),
    both(within('notFound'), no(stores)),
  ),
  'no answer may be asked for again: whom it would let in': successive(
    both(failed('preview'), within('previewFailed'), no(tagged('busy'))),
    both(retried, previews),
  ),
  'an exchange without an answer may be asked for again': successive(
    both(failed('exchange'), within('failed'), no(tagged('busy'))),
    both(retried, exchanges),
  ),
  'the page recognises nobody otherwise': onlyWith(recognises, either(expired, loginAsked)),
  'home is reached in no other way': onlyWith(
    home,
    either(claimed({ loginType: nobodyHere, userId: '' }), declined, done('storeIdentity')),
  ),
  'it says that it is under way while it is': whenever(either(previews, exchanges, stores, recognises), tagged('busy')),
  'the page is not busy where it waits for the visitor': whenever(
    either(within('asking'), within('alreadyHere'), within('expired'), within('notFound'), within('cookiesBlocked')),
    no(tagged('busy')),
  ),
}
