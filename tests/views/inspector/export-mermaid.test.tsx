import mermaid from 'mermaid'
import { expect, describe as suite, test } from 'vitest'
import { flows } from '../../../machines/flows.ts'
import { describe } from '../../../src/inspector/chart/describe.ts'
import { toMermaid } from '../../../src/inspector/export/mermaid.ts'

suite('[FLOW-4] a machine leaves as Mermaid', () => {
  test.each(flows)('Mermaid’s own parser reads and draws it: $flow', async (flow) => {
    const text = toMermaid(describe(flow, 34))
    expect(await mermaid.parse(text)).toMatchObject({ diagramType: 'stateDiagram' })
    const { svg } = await mermaid.render('drawn', text)
    expect(svg).toMatch(/^<svg/)
  })
})
