import { getChoices, getLimits } from './choices.ts'
import { colorField, choiceField, group, numberField, switchField, textField } from './fields.ts'
import { isFields, isList, isLocalized, type Json, type JsonFields, type Path, toLabel } from './json.ts'

export interface TreeOptions {
  /** The language of the edited texts. */
  readonly locale: string
  readonly onChange: (path: Path, value: Json) => void
}

/** Addresses and ids of the record, which cannot be edited. */
const FIXED = new Set(['id', 'type', '_model', 'model'])

/** A field for each value of a stored record, whatever its model; lists become groups. Pictures cannot be edited. */
export function fieldTree(record: JsonFields, path: Path, options: TreeOptions): readonly HTMLElement[] {
  return Object.entries(record).flatMap(([name, value]) =>
    FIXED.has(name) ? [] : fieldFor(value, [...path, name], options),
  )
}

function fieldFor(value: Json, path: Path, options: TreeOptions): readonly HTMLElement[] {
  const name = String(path.at(-1))
  const label = toLabel(name)
  const { locale, onChange } = options
  if (isLocalized(value))
    return [
      textField({ label, value: value[locale] ?? '', onChange: (text) => onChange([...path, locale], text) }),
    ]
  if (isList(value))
    return value.flatMap((entry, index) =>
      isFields(entry)
        ? [group(`${toSingular(label)} ${index + 1}`, ...fieldTree(entry, [...path, index], options))]
        : fieldFor(entry, [...path, index], options),
    )
  if (isFields(value))
    return typeof value.file === 'string' ? [] : [group(label, ...fieldTree(value, path, options))]
  return plainField({ name, label, value, onChange: (next) => onChange(path, next) })
}

interface PlainField {
  readonly name: string
  readonly label: string
  readonly value: Json
  readonly onChange: (value: Json) => void
}

function plainField({ name, label, value, onChange }: PlainField): readonly HTMLElement[] {
  if (typeof value === 'boolean') return [switchField({ label, value, onChange })]
  if (typeof value === 'number') {
    const [min, max] = getLimits(name) ?? []
    return [numberField({ label, value, min, max, onChange })]
  }
  if (typeof value !== 'string') return []
  const choices = getChoices(name)
  if (choices) {
    const choice = choices.map((option) => [option, toLabel(option)] as const)
    return [choiceField({ label, value, options: choice, onChange })]
  }
  return [
    /^#[0-9a-f]{6}$/i.test(value)
      ? colorField({ label, value, onChange })
      : textField({ label, value, onChange }),
  ]
}

function toSingular(label: string): string {
  return label.replace(/ies$/, 'y').replace(/s$/, '')
}
