import { useRef, useState } from 'react'
import { DownIcon } from '../icons/DownIcon.tsx'
import { lateCode } from '../late-code.ts'
import { media } from '../style.ts'
import * as css from './FilterTrigger.css.ts'
import { FilterTrigger } from './FilterTrigger.tsx'
import type { FilterOption } from './OptionList.tsx'

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
  /** The code of what it opens could not be fetched. */
  onFailure(): void
}

export const filterSurface = lateCode(() => import('./FilterSurface.tsx'))

/** A filter of a list: a button and its options below it, in a sheet from below on a phone. */
export function FilterMenu({ onFailure, ...filter }: FilterMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [shape, setShape] = useState<'box' | 'sheet' | null>(null)
  const close = () => setShape(null)
  const Surface = filterSurface.component
  return (
    <>
      <FilterTrigger
        ref={trigger}
        isChosen={filter.chosen.length > 0}
        isOpen={shape !== null}
        code={filterSurface}
        onOpen={() => setShape(matchMedia(media.phone).matches ? 'sheet' : 'box')}
        onClose={close}
        onFailure={onFailure}
      >
        <span className={css.triggerText}>{filter.label}</span>
        <DownIcon size={16} className={css.arrow} />
      </FilterTrigger>
      {Surface && <Surface {...filter} shape={shape} trigger={trigger} onClose={close} />}
    </>
  )
}
