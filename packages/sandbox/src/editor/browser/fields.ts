import { element } from './element.ts'

let lastId = 0

/** A label above its control. */
function withLabel(label: string, control: HTMLElement): HTMLElement {
  lastId += 1
  control.id = `field-${lastId}`
  return element('div', { class: 'field' }, element('label', { for: control.id }, label), control)
}

export interface TextFieldOptions {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Offered while one line is typed. */
  readonly suggestions?: readonly string[] | undefined
}

const LONG_TEXT = 48

/** One line, or several where the text is long or holds HTML. */
export function textField({ label, value, suggestions, onChange }: TextFieldOptions): HTMLElement {
  const isLong = value.length > LONG_TEXT || value.includes('<')
  const control = isLong ? element('textarea', { rows: 3 }) : element('input', { type: 'text' })
  control.value = value
  control.addEventListener('input', () => onChange(control.value))
  const field = withLabel(label, control)
  if (suggestions === undefined) return field
  const list = element('datalist', { id: `${control.id}-suggestions` })
  list.append(...suggestions.map((suggestion) => element('option', { value: suggestion })))
  control.setAttribute('list', list.id)
  field.append(list)
  return field
}

export interface ColorFieldOptions extends Omit<TextFieldOptions, 'suggestions'> {
  /** Takes the colour out and returns the one that the theme makes then. Without it there is no way back. */
  readonly onReset?: (() => string) | undefined
}

export function colorField({ label, value, onChange, onReset }: ColorFieldOptions): HTMLElement {
  const code = element('code')
  const control = element('input', { type: 'color' })
  const show = (shown: string) => {
    code.textContent = shown
    control.value = shown
  }
  show(value)
  control.addEventListener('input', () => {
    code.textContent = control.value
    onChange(control.value)
  })
  const field = withLabel(label, control)
  field.classList.add('color')
  field.append(code)
  if (onReset) field.append(action('Reset', () => show(onReset()), { name: `Reset ${label}` }))
  return field
}

export interface NumberFieldOptions {
  readonly label: string
  readonly value: number
  readonly min?: number | undefined
  readonly max?: number | undefined
  readonly step?: number | undefined
  readonly onChange: (value: number) => void
}

/** A value that is not a number within the bounds is not passed to the listener. */
export function numberField({ label, value, min, max, step, onChange }: NumberFieldOptions): HTMLElement {
  const control = element('input', { type: 'number', min, max, step: step ?? 'any' })
  control.value = String(value)
  control.addEventListener('input', () => {
    if (control.value !== '' && control.validity.valid) onChange(control.valueAsNumber)
  })
  return withLabel(label, control)
}

export interface ChoiceFieldOptions extends TextFieldOptions {
  readonly options: readonly (readonly [value: string, label: string])[]
}

export function choiceField({ label, value, options, onChange }: ChoiceFieldOptions): HTMLElement {
  const known = options.some(([option]) => option === value)
  const all = known ? options : [[value, value] as const, ...options]
  const control = element(
    'select',
    {},
    ...all.map(([option, name]) => element('option', { value: option, selected: option === value }, name)),
  )
  control.addEventListener('change', () => onChange(control.value))
  return withLabel(label, control)
}

export function switchField(options: {
  readonly label: string
  readonly value: boolean
  readonly onChange: (value: boolean) => void
}): HTMLElement {
  const control = element('input', { type: 'checkbox', checked: options.value })
  control.addEventListener('change', () => options.onChange(control.checked))
  return element('label', { class: 'switch' }, control, element('span', {}, options.label))
}

export function group(title: string, ...children: readonly HTMLElement[]): HTMLElement {
  return element('fieldset', { class: 'group' }, element('legend', {}, title), ...children)
}

export function action(
  label: string,
  onPress: () => void,
  options: { readonly name?: string; readonly disabled?: boolean } = {},
): HTMLElement {
  return element(
    'button',
    {
      type: 'button',
      class: 'quiet',
      'aria-label': options.name,
      disabled: options.disabled,
      click: onPress,
    },
    label,
  )
}
