import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { Button, type ButtonLook } from '../../../ui/button/Button.tsx'
import { unseen } from '../../../ui/reset.css.ts'
import * as css from './ChooseFile.css.ts'

export interface ChooseFileProps extends ButtonLook {
  /** Kinds that the dialog offers: names and types, which prove nothing. */
  readonly accept: string
  readonly disabled?: boolean
  onChosen(file: File): void
  readonly children: ReactNode
}

/** A button that opens the system's dialog. The same file can be chosen twice. */
export function ChooseFile({ accept, onChosen, disabled = false, children, ...look }: ChooseFileProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        className={unseen}
        accept={accept}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          const file = target.files?.[0]
          target.value = ''
          if (file) onChosen(file)
        }}
      />
      <Button {...look} disabled={disabled} onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}

export interface DropZoneProps {
  readonly className: string
  onDropped(file: File): void
  readonly children: ReactNode
}

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')

/** Takes the first of the files that are dropped on it; whoever cannot drag has a button. */
export function DropZone({ className, onDropped, children }: DropZoneProps) {
  const [isOver, setOver] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a file is dropped with a pointer alone
    <div
      className={isOver ? `${className} ${css.over}` : className}
      onDragOver={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFile(event)) return
        event.preventDefault()
        setOver(false)
        const file = event.dataTransfer.files[0]
        if (file) onDropped(file)
      }}
    >
      {children}
    </div>
  )
}
