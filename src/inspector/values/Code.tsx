import type { Json } from '../../../harness/encode.ts'
import { unseen } from '../../ui/reset.css.ts'
import { block, lines, tokens as tokenStyles } from './Code.css.ts'
import { type CodeLine, inline, type Token } from './code.ts'
import { numbered } from './numbered.ts'

function Tokens({ tokens }: { readonly tokens: readonly Token[] }) {
  return numbered(tokens).map(({ key, item: { kind, text } }) =>
    kind === 'plain' ? (
      text
    ) : (
      <span key={key} className={tokenStyles[kind]}>
        {text}
      </span>
    ),
  )
}

/** A value on one line. */
export function InlineCode({ value }: { readonly value: Json }) {
  return (
    <code>
      <Tokens tokens={inline(value)} />
    </code>
  )
}

const sign = { same: '', added: '+ ', removed: '- ' }

/** Lines of a value, those that came and went marked. */
export function Code({ shown }: { readonly shown: readonly CodeLine[] }) {
  return (
    <div className={block}>
      {numbered(shown).map(({ key, item: { change, depth, tokens } }) => (
        <div key={key} className={lines[change]} style={{ paddingLeft: `${26 + depth * 14}px` }}>
          <span className={unseen}>{sign[change]}</span>
          <Tokens tokens={tokens} />
        </div>
      ))}
    </div>
  )
}
