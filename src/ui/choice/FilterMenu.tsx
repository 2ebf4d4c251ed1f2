import { type ComponentType, useRef, useState } from 'react'
import { DownIcon } from '../icons/DownIcon.tsx'
import { media } from '../style.ts'
import * as css from './FilterMenu.css.ts'
import type { FilterSurfaceProps } from './FilterSurface.tsx'
import type { FilterOption } from './OptionList.tsx'

let Surface: ComponentType<FilterSurfaceProps> | undefined

/** React.lazy would suspend, and React shows what had suspended 300 ms late. */
async function loadSurface(): Promise<void> {
  Surface ??= (await import('./FilterSurface.tsx')).default
}

/** Wherever a filter is pointed at, it is likely to be opened. */
const prefetch = () => void loadSurface().catch(() => undefined)

export interface FilterMenuProps {
  /** What the button shows: what is filtered, or what is chosen. */
  readonly label: string
  readonly options: readonly FilterOption[]
  /** Values of those chosen. */
  readonly chosen: readonly string[]
  readonly multiple: boolean
  /** At every choice. */
  onChange(values: string[]): void
  readonly clearLabel: string
  readonly doneLabel: string
}

/** A filter of a list: a button and its options below it, in a sheet from below on a phone. */
export function FilterMenu(props: FilterMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [shape, setShape] = useState<'box' | 'sheet' | null>(null)
  const close = () => setShape(null)
  const open = () =>
    void loadSurface().then(() => setShape(matchMedia(media.phone).matches ? 'sheet' : 'box'), console.error)
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={css.state[props.chosen.length > 0 ? 'chosen' : 'idle']}
        aria-haspopup="dialog"
        aria-expanded={shape !== null}
        onPointerEnter={prefetch}
        onFocus={prefetch}
        onClick={shape ? close : open}
      >
        <span className={css.triggerText}>{props.label}</span>
        <DownIcon size={16} className={css.arrow} />
      </button>
      {Surface && <Surface {...props} shape={shape} trigger={trigger} onClose={close} />}
    </>
  )
}
