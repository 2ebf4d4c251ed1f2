import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import * as m from '../../../messages/compiled/messages.js'
import { tool } from '../panel/controls.css.ts'
import { ChartIcon, ChevronIcon, CodeIcon, ImageIcon, LoadIcon, SaveIcon } from '../panel/icons.tsx'
import type { Trace } from '../wire.ts'
import { download } from './download.ts'
import type { DrawnMachine } from './drawn.ts'
import * as css from './ExportMenu.css.ts'
import { toJson } from './json.ts'
import { toMermaid } from './mermaid.ts'
import { pictureOf, pngOf } from './picture.ts'
import { toScxml } from './scxml.ts'
import { saveTrace } from './trace.ts'

export interface ExportMenuProps {
  /** The machine that is shown; null in the gallery. */
  readonly machine: DrawnMachine | null
  /** Its drawing, null while the list is shown. */
  readonly drawing: () => SVGSVGElement | null
  /** Steps that a trace would hold. */
  readonly stepCount: number
  readonly trace: () => Omit<Trace, 'format' | 'version'>
  readonly onFile: (file: File) => void
}

/** Saves the machine in every format and the recording as a file, and loads such a file. */
export function ExportMenu({ machine, drawing, stepCount, trace, onFile }: ExportMenuProps) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]:not(:disabled)') ?? [])]

  const onToggle = ({ newState }: ToggleEvent) => {
    if (newState !== 'open' || !menu.current || !trigger.current) return
    const { bottom, right } = trigger.current.getBoundingClientRect()
    menu.current.style.top = `${bottom + 6}px`
    menu.current.style.left = `${Math.max(8, right - menu.current.offsetWidth)}px`
    items()[0]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const all = items()
    const at = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    all.at(next % all.length)?.focus()
  }

  const item = (icon: ReactNode, name: string, format: string, isOff: boolean, onSelect: () => void) => (
    <button
      type="button"
      role="menuitem"
      className={css.item}
      disabled={isOff}
      onClick={() => {
        menu.current?.hidePopover()
        onSelect()
      }}
    >
      {icon}
      {name}
      {format && <span className={css.format}>{format}</span>}
    </button>
  )

  const picture = (save: (svg: SVGSVGElement) => void) => () => {
    const svg = drawing()
    if (svg) save(svg)
  }
  const flow = machine?.flow ?? ''
  const isAbsent = machine === null

  return (
    <>
      <button type="button" className={tool} ref={trigger} popoverTarget={id} aria-haspopup="menu">
        <SaveIcon />
        {m.inspector_files_export()}
        <ChevronIcon />
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        aria-label={m.inspector_files_export()}
        className={css.menu}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
      >
        {item(
          <ChartIcon />,
          m.inspector_files_chart(),
          'SVG',
          isAbsent,
          picture((svg) => download(`${flow}.svg`, pictureOf(svg).text)),
        )}
        {item(
          <ImageIcon />,
          m.inspector_files_chart(),
          'PNG',
          isAbsent,
          picture(async (svg) => download(`${flow}.png`, await pngOf(pictureOf(svg)))),
        )}
        {item(<CodeIcon />, 'Mermaid', '.mmd', isAbsent, () => download(`${flow}.mmd`, toMermaid(machine!)))}
        {item(<CodeIcon />, m.inspector_files_machine(), 'JSON', isAbsent, () =>
          download(`${flow}.json`, `${JSON.stringify(toJson(machine!), null, 2)}\n`),
        )}
        {item(<CodeIcon />, m.inspector_files_machine(), 'SCXML', isAbsent, () =>
          download(`${flow}.scxml`, toScxml(machine!)),
        )}
        <hr className={css.separator} />
        {item(<SaveIcon />, m.inspector_files_trace({ count: stepCount }), 'JSON', stepCount === 0, () =>
          download('qihang-trace.json', saveTrace(trace())),
        )}
        {item(<LoadIcon />, m.inspector_files_load(), '', false, () => input.current?.click())}
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        hidden
        aria-label={m.inspector_files_load()}
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
