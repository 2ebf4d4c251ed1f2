import { readFileSync } from 'node:fs'
import { expect, describe as suite, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { createMachine } from 'xstate'
import { declaredTransitions, stateNodes, transitionKey } from '../../../harness/xstate.ts'
import { flows } from '../../../machines/flows.ts'
import { describe } from '../../../src/inspector/chart/describe.ts'
import { toJson } from '../../../src/inspector/export/json.ts'
import { toScxml } from '../../../src/inspector/export/scxml.ts'

const schema = readFileSync(new URL('../../fixtures/scxml/scxml.xsd', import.meta.url), 'utf8')
const scxmls = flows.map((flow) => ({ fileName: `${flow.flow}.scxml`, contents: toScxml(describe(flow, 34)) }))

suite('[FLOW-4] a machine leaves as SCXML', () => {
  test('the W3C’s schema accepts it, for every flow', async () => {
    const { valid, errors } = await validateXML({
      xml: scxmls,
      schema: [{ fileName: 'scxml.xsd', contents: schema }],
    })
    expect(errors).toEqual([])
    expect(valid).toBe(true)
  })

  test('the schema refuses a file that is no SCXML', async () => {
    const contents = scxmls[0]!.contents.replace('<onentry>', '<onenter/><onentry>')
    const { valid } = await validateXML({
      xml: [{ fileName: 'wrong.scxml', contents }],
      schema: [{ fileName: 'scxml.xsd', contents: schema }],
    })
    expect(valid).toBe(false)
  })

  test.each(scxmls)('it has unique ids and targets that exist: $fileName', ({ contents }) => {
    const ids = [...contents.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
    const targets = [...contents.matchAll(/<transition[^>]* target="([^"]+)"/g)].flatMap(([, ids]) => ids!.split(' '))
    expect(new Set(ids).size).toBe(ids.length)
    expect(targets.filter((target) => !ids.includes(target))).toEqual([])
  })

  test.each(flows)('it has all states and transitions of $flow', ({ flow, machine }) => {
    const { contents } = scxmls.find(({ fileName }) => fileName === `${flow}.scxml`)!
    expect(contents.match(/<(state|parallel|final|history) /g)).toHaveLength(stateNodes(machine).length)
    expect(contents.match(/<transition[ >/]/g)).toHaveLength(declaredTransitions(machine).length)
  })

  test('a delay as an event sent on entry and cancelled on exit', () => {
    const { contents } = scxmls.find(({ fileName }) => fileName === 'qr-login.scxml')!
    const event = 'after.POLL_INTERVAL.qrLogin.live.polling.waiting'
    expect(contents).toContain(`<send event="${event}" id="${event}" delay="1000ms"/>`)
    expect(contents).toContain(`<cancel sendid="${event}"/>`)
    expect(contents).toContain(
      `<transition event="${event}" target="qrLogin.live.polling.requesting" type="internal"/>`,
    )
  })
})

suite('[FLOW-4] a machine leaves as JSON', () => {
  test.each(flows)('createMachine reads it: the same states and transitions of $flow', (flow) => {
    const json = toJson(describe(flow, 34))
    const read = JSON.parse(JSON.stringify(json))
    expect(read).toEqual(json)
    const again = createMachine(read)
    expect(stateNodes(again).map(({ id, type }) => [id, type])).toEqual(
      stateNodes(flow.machine).map(({ id, type }) => [id, type]),
    )
    const kept = (machine: typeof flow.machine) =>
      declaredTransitions(machine).map((transition) => [
        transitionKey(transition),
        Boolean(transition.guard),
        transition.reenter,
        transition.actions.length,
      ])
    expect(kept(again)).toEqual(kept(flow.machine))
  })
})
