import { afterEach, expect, it, vi } from 'vitest'
import { cameFromWith, rememberFirstAddress } from '../../../src/app/first-address.ts'

afterEach(() => vi.unstubAllGlobals())

const at = (href: string) => vi.stubGlobal('location', { href })

it('knows what led to a ticket only where the document began with it [FAIR-3]', () => {
  vi.stubGlobal('document', { referrer: 'https://brand.example/' })
  at('https://faculty.example/#/transferPage?user_id=7&ticket=a.b')
  rememberFirstAddress()
  expect(cameFromWith('a.b')).toBe('https://brand.example/')
  at('https://faculty.example/#/transferPage?user_id=8&ticket=c.d')
  expect(cameFromWith('c.d')).toBe('')
})
