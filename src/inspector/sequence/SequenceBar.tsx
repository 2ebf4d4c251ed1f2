import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import * as m from '../../../messages/compiled/messages.js'
import { download } from '../export/download.ts'
import { pictureOf } from '../export/picture.ts'
import { chip, ghost } from '../panel/controls.css.ts'
import { SaveIcon } from '../panel/icons.tsx'
import type { ActorInfo, RecordedStep } from '../wire.ts'
import { WholeDrawing } from './Drawing.tsx'
import { layOut } from './layout.ts'
import { optionsOf, type Sequence, type SequenceChoices, sequenceOf } from './sequence.ts'
import { sequenceToMermaid } from './sequence-mermaid.ts'
import { wordFor } from './sequence-words.ts'

export interface SequenceBarProps {
  readonly steps: readonly RecordedStep[]
  readonly actors: readonly ActorInfo[]
  readonly choices: SequenceChoices
  /** Key of the chosen actor. */
  readonly chosen: string | null
  readonly onChoices: (choices: SequenceChoices) => void
}

/** What the diagram shows, and its files. */
export function SequenceBar({ steps, actors, choices, chosen, onChoices }: SequenceBarProps) {
  const toggle = (name: string, choice: keyof SequenceChoices, isOff = false) => (
    <button
      type="button"
      className={chip}
      aria-pressed={choices[choice]}
      disabled={isOff}
      onClick={() => onChoices({ ...choices, [choice]: !choices[choice] })}
    >
      {name}
    </button>
  )
  const save = (name: string, write: (sequence: Sequence) => void) => (
    <button
      type="button"
      className={ghost}
      disabled={steps.length === 0}
      onClick={() => write(sequenceOf(steps, actors, optionsOf(choices, chosen)))}
    >
      <SaveIcon />
      {name}
    </button>
  )
  return (
    <>
      {toggle(m.inspector_files_sequence_folding(), 'fold')}
      {toggle(m.inspector_files_sequence_ended(), 'withEnded')}
      {toggle(m.inspector_files_sequence_only(), 'onlyChosen', chosen === null)}
      {save('SVG', (sequence) => download('qihang-sequence.svg', wholePicture(sequence)))}
      {save('Mermaid', (sequence) =>
        download(
          'qihang-sequence.mmd',
          sequenceToMermaid(sequence, wordFor, (count) => m.inspector_files_sequence_fold({ count })),
        ),
      )}
    </>
  )
}

/** Drawn for a moment beside the page, so that it has the page's colours. */
function wholePicture(sequence: Sequence): string {
  const place = document.createElement('div')
  place.hidden = true
  document.body.append(place)
  const root = createRoot(place)
  flushSync(() => root.render(<WholeDrawing layout={layOut(sequence, wordFor)} />))
  const { text } = pictureOf(place.querySelector('svg')!)
  root.unmount()
  place.remove()
  return text
}
