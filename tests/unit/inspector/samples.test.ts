import { describe, expect, it } from 'vitest'
import { declaredTransitions, transitionKey } from '../../../harness/xstate.ts'
import { flows } from '../../../machines/flows.ts'
import type { Catalogue } from '../../../machines/kit/catalogue.ts'
import { qrLoginPaths } from '../../../machines/login/qr-login/qr-login.paths.ts'
import { studentLoginPaths } from '../../../machines/login/student-login/student-login.paths.ts'
import {
  acceptingStates,
  eventForms,
  eventOf,
  examplesOf,
  firstTyped,
  offersOf,
  readEvent,
} from '../../../src/inspector/samples.ts'

const qrLogin = qrLoginPaths as unknown as Catalogue
const studentLogin = studentLoginPaths as unknown as Catalogue
const formNamed = (catalogue: Catalogue, type: string) => eventForms(catalogue).find((form) => form.type === type)!

describe('forms for events', () => {
  it('knows what the visitor, the actors and the machine itself send [FLOW-4]', () => {
    expect(eventForms(qrLogin)).toEqual([
      { type: 'REFRESHED', fields: [], examples: [{ type: 'REFRESHED' }] },
      { type: 'TAB.HIDDEN', fields: [], examples: [{ type: 'TAB.HIDDEN' }] },
      { type: 'TAB.SHOWN', fields: [], examples: [{ type: 'TAB.SHOWN' }] },
      { type: 'PHONE.SCANNED', fields: [], examples: [] },
    ])
  })

  it('offers the payloads of the catalogue as examples of each field [FLOW-4]', () => {
    const form = formNamed(studentLogin, 'PHONE.CHANGED')
    expect(form.fields).toEqual([{ name: 'phone', kind: 'string' }])
    expect(firstTyped(form)).toEqual({ phone: form.examples[0]?.['phone'] })
    expect(examplesOf(form, 'phone', {})).toEqual(form.examples.map((example) => example['phone']))
  })

  it('offers only those examples that agree with the fields before', () => {
    const form = eventForms({
      ...qrLogin,
      events: [
        { type: 'FIELD.CHANGED', field: 'name', value: 'Li' },
        { type: 'FIELD.CHANGED', field: 'name', value: '' },
        { type: 'FIELD.CHANGED', field: 'age', value: '9' },
      ],
    } as unknown as Catalogue)[0]!
    expect(examplesOf(form, 'field', {})).toEqual(['name', 'age'])
    expect(examplesOf(form, 'value', { field: 'age' })).toEqual(['9'])
    expect(examplesOf(form, 'value', { field: 'else' })).toEqual(['Li', '', '9'])
  })

  it('gives back every example that a form was filled with [FLOW-4]', () => {
    for (const catalogue of flows) {
      for (const form of eventForms(catalogue)) {
        for (const example of form.examples) {
          expect(eventOf(form, firstTyped({ ...form, examples: [example] }))).toEqual({
            event: Object.fromEntries(
              ['type', ...form.fields.map(({ name }) => name)].map((name) => [name, example[name] ?? null]),
            ),
          })
        }
      }
    }
  })

  it('names the field that makes no sense', () => {
    const form = { type: 'X', fields: [{ name: 'count', kind: 'number' as const }], examples: [] }
    expect(eventOf(form, { count: 'many' })).toEqual({ wrong: 'count' })
    expect(eventOf(form, { count: '3' })).toEqual({ event: { type: 'X', count: 3 } })
  })

  it('reads any event as JSON, and says why a text is none', () => {
    expect(readEvent('{"type":"X","a":[1]}')).toEqual({ type: 'X', a: [1] })
    expect(readEvent('{"type":')).toBe('noJson')
    expect(readEvent('{"kind":"X"}')).toBe('noType')
    expect(readEvent('null')).toBe('noType')
  })
})

describe('the list of events that a state accepts', () => {
  it('has each event with a candidate among the open transitions, and where it leads [FLOW-4]', () => {
    const open = declaredTransitions(qrLogin.machine)
      .map(transitionKey)
      .filter((key) => /^qrLogin\.(live\.phone\.deciding|live\.tab\.shown) /.test(key))
    expect(offersOf(qrLogin, open).map(({ form, targets, guards }) => [form.type, targets, guards])).toEqual([
      ['REFRESHED', ['qrLogin.fetching'], []],
      ['TAB.HIDDEN', ['tabHidden'], []],
    ])
    expect(offersOf(qrLogin, [])).toEqual([])
  })

  it('names the states that accept an event', () => {
    expect(acceptingStates(qrLogin.machine, 'REFRESHED')).toEqual([
      'qrLogin.live.phone.deciding',
      'qrLogin.expired',
      'qrLogin.cancelled',
      'qrLogin.replaced',
      'qrLogin.failed',
    ])
    expect(acceptingStates(qrLogin.machine, 'NOBODY.KNOWS')).toEqual([])
  })
})
