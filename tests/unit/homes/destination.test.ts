import { expect, it } from 'vitest'
import { destinationOf } from '../../../src/features/homes/branded/sections/destination.ts'

const item = (config_type: 1 | 2 | 3 | 4 | 5 | 6, config_content = '', web_domain = '') => ({
  id: '12',
  config_type,
  config_content,
  config_content_details: { web_domain },
})
const page = (href: string) => ({ kind: 'page', href })

it('leads each kind of item to its page [HOME-8]', () => {
  expect(destinationOf(item(1), '重点实习')).toEqual(
    page('#/positionList?zoneid=12&title=%E9%87%8D%E7%82%B9%E5%AE%9E%E4%B9%A0'),
  )
  expect(destinationOf(item(2), 'Big')).toEqual(page('#/companyList?zoneid=12&title=Big'))
  expect(destinationOf(item(3), 'Small')).toEqual(page('#/companyList?zoneid=12&title=Small'))
  expect(destinationOf(item(4, '7'), 'Guides')).toEqual(page('#/wenList?id=7&title=Guides'))
  expect(destinationOf(item(5, '3'), 'Talks')).toEqual(page('#/contentListNew?id=3&title=Talks'))
})

it('leads nowhere where the column is missing [HOME-8]', () => {
  expect([destinationOf(item(4), 'x'), destinationOf(item(5), 'x')]).toEqual([{ kind: 'none' }, { kind: 'none' }])
})

it('leaves for http and https addresses, and for nothing else [HOME-8]', () => {
  const to = (address: string) => destinationOf(item(6, '', address), 'x')
  expect(to('https://careers.example/students?a=1')).toEqual({
    kind: 'outside',
    href: 'https://careers.example/students?a=1',
  })
  expect(to('HTTP://careers.example')).toEqual({ kind: 'outside', href: 'http://careers.example/' })
  const refused = [
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'JaVaScRiPt://careers.example/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    '//careers.example',
    'careers.example',
    '',
  ]
  expect(refused.map(to)).toEqual(refused.map(() => ({ kind: 'none' })))
})
