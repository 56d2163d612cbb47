'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { closeIcon, searchIcon } from '../icons/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { TextField, type TextFieldProps } from '../text-field/text-field.tsx'
import { type RootProps, toRoot } from '../parts/root.ts'
import * as styles from './search-field.css.ts'

export interface SearchFieldProps extends RootProps {
  readonly label: string
  readonly placeholder?: string
  readonly clearLabel: string
  readonly value?: string
  /** @default '' */
  readonly defaultValue?: string
  readonly onValueChange?: (value: string) => void
  /** Called by Enter. Without it the browser submits the form to `action`. */
  readonly onSearch?: (value: string) => void
  /** URL to which the form is submitted without script. */
  readonly action?: string
  /** Parameter in the address. @default 'q' */
  readonly name?: string
  /** @default 'pill' */
  readonly variant?: TextFieldProps['variant']
  /** `field` focuses the field when it appears, for a panel that was opened to search. @default 'none' */
  readonly initialFocus?: 'field' | 'none'
  /** What Escape does in a non-empty field: clear it, or nothing, for a panel that Escape closes. @default 'clear' */
  readonly escape?: 'clear' | 'none'
}

/** A search form: a text field and a button that clears it. Enter searches. */
export function SearchField(props: SearchFieldProps) {
  const { label, placeholder, clearLabel, value, defaultValue = '', onValueChange, onSearch } = props
  const inputRef = useRef<HTMLInputElement>(null)
  const [ownText, setOwnText] = useState(defaultValue)
  const text = value ?? ownText
  const takesFocus = props.initialFocus === 'field'
  useEffect(() => {
    if (takesFocus) inputRef.current?.focus()
  }, [takesFocus])
  const change = (next: string): void => {
    setOwnText(next)
    onValueChange?.(next)
  }
  const clear = (): void => {
    change('')
    inputRef.current?.focus()
  }
  const submit = (event: FormEvent): void => {
    if (!onSearch) return
    event.preventDefault()
    onSearch(text)
  }
  return (
    <search {...toRoot('search-field', props, styles.form)}>
      <form action={props.action} method="get" onSubmit={submit}>
        <TextField
          ref={inputRef}
          label={label}
          labelDisplay="hidden"
          type="search"
          variant={props.variant ?? 'pill'}
          name={props.name ?? 'q'}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          value={text}
          onValueChange={change}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || text === '' || props.escape === 'none') return
            event.stopPropagation()
            clear()
          }}
          start={<Icon icon={searchIcon} />}
          end={text !== '' && <IconButton icon={closeIcon} label={clearLabel} onClick={clear} />}
        />
      </form>
    </search>
  )
}
