import { type ComponentPropsWithRef, type ComponentType, type ReactNode, useContext } from 'react'
import type { IconProps } from '../icons/Icon.tsx'
import { Spinner } from '../spinner/Spinner.tsx'
import { FieldContext, useFieldAttributes } from './context.ts'
import * as css from './Field.css.ts'

export interface ControlProps {
  /** Before the input: a dialling code, a Select. */
  readonly prefix?: ReactNode
  /** Before the input: says what it takes. */
  readonly icon?: ComponentType<IconProps>
  /** Behind the input: a ControlAction. */
  readonly action?: ReactNode
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** The frame around an input, with what stands before and behind it. */
export function Control({ prefix, icon: Icon, action, disabled, children }: ControlProps) {
  const invalid = useContext(FieldContext)?.invalid
  return (
    <div className={css.control} data-invalid={invalid || undefined} data-disabled={disabled || undefined}>
      {prefix && <span className={css.prefix}>{prefix}</span>}
      {Icon && <Icon className={css.leadingIcon} />}
      {children}
      {action}
    </div>
  )
}

export interface TextInputProps extends Omit<ComponentPropsWithRef<'input'>, 'onChange' | 'value' | 'id'> {
  readonly value: string
  onChange(value: string): void
}

/** One line of text, in a Control within a Field. */
export function TextInput({ onChange, type = 'text', ...rest }: TextInputProps) {
  return (
    <input
      {...rest}
      {...useFieldAttributes()}
      type={type}
      className={css.input}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

export interface ControlActionProps extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'type'> {
  /** At work: keeps its width and its name, takes no click. */
  readonly busy?: boolean
}

/** A button at the end of a Control. Disabled, it also shows a countdown. */
export function ControlAction({ busy = false, children, onClick, ...rest }: ControlActionProps) {
  return (
    <button
      {...rest}
      type="button"
      className={css.action}
      aria-busy={busy}
      onClick={(event) => !busy && onClick?.(event)}
    >
      <span style={{ opacity: busy ? 0 : 1 }}>{children}</span>
      {busy && (
        <span className={css.actionBusyOver}>
          <Spinner size={18} />
        </span>
      )}
    </button>
  )
}
