import { expect, test } from 'vitest'
import { qrLoginPaths } from '../../../machines/login/qr-login/qr-login.paths.ts'
import { diagnosisStartPaths } from '../../../machines/resume/diagnosis-start/diagnosis-start.paths.ts'
import { describe } from '../../../src/inspector/chart/describe.ts'
import { toMermaid } from '../../../src/inspector/export/mermaid.ts'
import { mermaidIds, mermaidText } from '../../../src/inspector/export/mermaid-text.ts'

test('[FLOW-4] Mermaid shows initial, nested, parallel and final states and labels as a statechart does', () => {
  const lines = toMermaid(describe(qrLoginPaths as never, 34)).split('\n')
  expect(lines.slice(0, 4)).toEqual([
    'stateDiagram-v2',
    '  state "qrLogin" as qrLogin_ {',
    '    [*] --> qrLogin_fetching_',
    expect.stringContaining('state "fetching · invoke fetchQrCode · entry / set qrCode, polls, failure"'),
  ])
  expect(lines.filter((line) => line.trim() === '--')).toHaveLength(2)
  expect(lines).toContain('    qrLogin_confirmed_ --> [*]')
  expect(lines).toContain(
    '  qrLogin_live_polling_waiting_ --> qrLogin_live_polling_requesting_ : after POLL_INTERVAL 1000 ms',
  )
  expect(lines).toContain('  qrLogin_live_polling_waiting_ --> qrLogin_live_polling_paused_ : always [isTabHidden]')
})

test('[FLOW-4] nothing in a label is read as Mermaid', () => {
  expect(mermaidText('a: b; "c" #d\n{e} <f>')).toBe('a#58; b#59; #34;c#34; #35;d #123;e#125; #60;f#62;')
  expect([...mermaidIds(['a.b', 'a-b', 'a_b']).values()]).toEqual(['a_b_', 'a_b_2', 'a_b_3'])
})

test('[FLOW-4] a transition between a state and one that lies in it is part of its title, since Mermaid draws none', () => {
  const lines = toMermaid(describe(diagnosisStartPaths as never, 34)).split('\n')
  expect(lines).toContainEqual(expect.stringMatching(/state "choosing · WAY\.CHOSEN \/ forgive, set way → resting · /))
  expect(lines.filter((line) => /^ *diagnosis_start_choosing_ --> diagnosis_start_choosing_\w/.test(line))).toEqual([])
  expect(lines).toContain('  diagnosis_start_choosing_ --> diagnosis_start_choosing_ : TITLE.TYPED / set title')
})
