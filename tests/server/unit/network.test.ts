import { expect, it } from 'vitest'
import { askerAt, customerOf, networkOf } from '../../../server/platform/http/addresses/network.ts'

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::'],
  ['2001:db8:1:3::1', '2001:db8:1:3::'],
  ['fe80::1%eth0', 'fe80::'],
  ['::1', '::'],
  ['no address', 'no address'],
])('counts %s as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it.each([
  ['203.0.113.9', null],
  ['::ffff:203.0.113.9', null],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
  ['2001:db8:1:ffff::', '2001:db8:1::'],
  ['2001:db8:2::1', '2001:db8:2::'],
  ['no address', null],
])('counts %s to the customer %s', (address, customer) => {
  expect(customerOf(address)).toBe(customer)
})

it('gives an IPv6 customer’s many networks one share', () => {
  expect(askerAt('2001:db8:1:ffff::1')).toBe(askerAt('2001:db8:1:2::1'))
  expect(askerAt('2001:db8:2:2::1')).not.toBe(askerAt('2001:db8:1:2::1'))
  expect(askerAt('::ffff:203.0.113.9')).toBe('203.0.113.9')
})
