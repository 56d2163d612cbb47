import { THEME_FORM, type ThemeField } from '@sorrel/contracts/theme-form'
import { useId } from 'react'
import { Accordion, AccordionItem } from '../../accordion/accordion.tsx'
import { TextField } from '../../text-field/text-field.tsx'
import { toHex } from '../../theme/color.ts'
import { parseColor } from '../../theme/css-color.ts'
import { findValue, isRecord } from '../../theme/theme-reader.ts'
import type { ThemeOptions } from '../../theme/theme-options.ts'
import { toCamel } from './read-settings.ts'
import * as styles from './theme-form.css.ts'

export interface ThemeFormProps {
  readonly options: ThemeOptions
  /** The options with one of them changed, or taken out. */
  readonly onChange: (options: ThemeOptions) => void
}

/**
 * The merchant's form, field by field as the store's editor has it. An empty field is a value that the theme makes itself.
 */
export function ThemeForm(props: ThemeFormProps) {
  return (
    <Accordion>
      {THEME_FORM.map(({ title, fields }, index) => (
        <AccordionItem key={title} title={title} level={2} defaultOpen={index === 0}>
          <div className={styles.fields}>
            {fields.map((field) => (
              <ThemeFormField key={field.label} field={field} {...props} />
            ))}
          </div>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

/** Stores' settings may have the colour of headings under either name; the kit's own goes first. */
function toOptionPath(options: ThemeOptions, path: readonly string[]): string {
  const camel = path.map(toCamel).join('.')
  return camel === 'colors.primary' && findValue(options, 'colors.heading') !== undefined
    ? 'colors.heading'
    : camel
}

function ThemeFormField({ field, options, onChange }: ThemeFormProps & { readonly field: ThemeField }) {
  const list = useId()
  const path = toOptionPath(options, field.path)
  const set = findValue(options, path)
  const value = typeof set === 'string' || typeof set === 'number' ? String(set) : ''
  const change = (next: string | number) =>
    onChange(setValue(options, path.split('.'), next === '' ? undefined : next))
  const { label } = field
  if (field.kind === 'number') {
    const { min, max, step } = field
    const changeNumber = (next: string) => change(next === '' ? '' : Number(next))
    return (
      <TextField
        type="number"
        placeholder={String(field.default)}
        {...{ label, value, min, max, step }}
        onValueChange={changeNumber}
      />
    )
  }
  if (field.kind === 'font')
    return (
      <>
        <TextField
          {...{ label, value, list }}
          placeholder={field.default}
          spellCheck={false}
          onValueChange={change}
        />
        <datalist id={list}>
          {field.suggestions.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      </>
    )
  const shown = findColor(options, field)
  return (
    <TextField
      {...{ label, value }}
      placeholder={typeof field.default === 'string' ? shown : 'Made by the theme'}
      spellCheck={false}
      onValueChange={change}
      end={
        <input
          type="color"
          className={styles.picker}
          aria-label={`${label}: choose`}
          value={shown}
          onChange={(event) => change(event.currentTarget.value)}
        />
      }
    />
  )
}

/** A colour as `#rrggbb`: the set one, else that of the default. */
function findColor(options: ThemeOptions, field: Extract<ThemeField, { readonly kind: 'color' }>): string {
  const read = (path: readonly string[]) => parseColor(findValue(options, toOptionPath(options, path)))
  const set = read(field.path)
  if (set) return toHex(set)
  if (typeof field.default === 'string') return field.default.toLowerCase()
  const source = THEME_FORM.flatMap(({ fields }) => fields).find(
    ({ path }) => path.join() === String(field.default),
  )
  return source?.kind === 'color' ? findColor(options, source) : '#000000'
}

/** A copy with one value; undefined takes it out. */
function setValue(parts: unknown, [name, ...rest]: readonly string[], value: unknown): object {
  const known = isRecord(parts) ? parts : {}
  if (name === undefined) return known
  return { ...known, [name]: rest.length === 0 ? value : setValue(known[name], rest, value) }
}
