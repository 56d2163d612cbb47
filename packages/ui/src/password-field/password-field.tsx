'use client'

import { useState } from 'react'
import { eyeIcon, eyeOffIcon } from '../icons/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'start' | 'variant'> {
  /** Name of the button that shows the password. */
  readonly showLabel: string
  /** Name of the button that hides it again. */
  readonly hideLabel: string
  readonly autoComplete: 'current-password' | 'new-password'
}

/** A password field with a button that reveals the text. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      data-part="password-field"
      {...rest}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <IconButton
          icon={isShown ? eyeOffIcon : eyeIcon}
          label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown((shown) => !shown)}
        />
      }
    />
  )
}
