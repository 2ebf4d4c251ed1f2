import { useRef, useState } from 'react'
import { DownIcon } from '../icons/shell.tsx'
import { lateCode } from '../late-code.ts'
import { media } from '../style.ts'
import * as css from './FilterTrigger.css.ts'
import { FilterTrigger } from './FilterTrigger.tsx'
import type { FilterMenuProps } from './filter-menu-props.ts'

export const filterSurface = lateCode(() => import('./FilterSurface.tsx'))

/** A filter of a list: a button and its options below it, in a sheet from below on a phone. */
export function FilterMenu({ onFailure, onChange, onToggle, ...filter }: FilterMenuProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const [shape, setShape] = useState<'box' | 'sheet' | null>(null)
  const isChanged = useRef(false)
  const close = () => {
    setShape(null)
    onToggle?.(false)
  }
  const Surface = filterSurface.component
  return (
    <>
      <FilterTrigger
        ref={trigger}
        isChosen={filter.chosen.length > 0}
        isOpen={shape !== null}
        code={filterSurface}
        onOpen={() => {
          isChanged.current = false
          setShape(matchMedia(media.phone).matches ? 'sheet' : 'box')
          onToggle?.(true)
        }}
        onClose={close}
        onFailure={onFailure}
      >
        <span className={css.triggerText}>{filter.label}</span>
        <DownIcon size={16} className={css.arrow} />
      </FilterTrigger>
      {Surface && (
        <Surface
          {...filter}
          shape={shape}
          trigger={trigger}
          onChange={(values) => {
            onChange(values, isChanged.current)
            isChanged.current = true
          }}
          onClose={close}
        />
      )}
    </>
  )
}
