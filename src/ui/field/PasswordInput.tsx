import { useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../icons/account.tsx'
import { TextInput, type TextInputProps } from './Control.tsx'
import * as css from './Field.css.ts'

export interface PasswordInputProps extends Omit<TextInputProps, 'type'> {
  /** Names of the button that shows and hides what was typed. */
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password that can be made visible, in a Control within a Field. */
export function PasswordInput({ showLabel, hideLabel, ...rest }: PasswordInputProps) {
  const [shown, setShown] = useState(false)
  const Eye = shown ? EyeIcon : EyeOffIcon
  return (
    <>
      <TextInput {...rest} type={shown ? 'text' : 'password'} spellCheck={false} autoCapitalize="none" />
      <button
        type="button"
        className={css.iconAction}
        aria-label={shown ? hideLabel : showLabel}
        onClick={() => setShown(!shown)}
      >
        <Eye />
      </button>
    </>
  )
}
