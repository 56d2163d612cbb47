import type { ThemeField } from '@sorrel/contracts/theme-form'
import { getContrastFailures } from './contrast.ts'
import { SETTINGS } from './documents.ts'
import { element } from './element.ts'
import { choiceField, colorField, group, numberField, switchField, textField } from './fields.ts'
import { getAt, isLocalized, type Json, type Path, toLabel, toText } from './json.ts'
import { type Editor, type Panel, toChanger } from './panel.ts'
import { getChoices } from './choices.ts'

/** Makes the fields of the settings document. */
function createFields(editor: Editor) {
  const read = (path: Path) => getAt(editor.store.get(SETTINGS).draft, path)
  const change = toChanger(editor, SETTINGS)
  return {
    number: (label: string, path: Path, bounds: { min: number; max: number; step?: number }) =>
      numberField({
        label,
        value: Number(read(path) ?? bounds.min),
        ...bounds,
        onChange: (next) => change(path, next),
      }),
    flag: (label: string, path: Path) =>
      switchField({ label, value: read(path) === true, onChange: (next) => change(path, next) }),
    choice: (label: string, path: Path, options: readonly string[]) =>
      choiceField({
        label,
        value: toText(read(path), options[0]),
        options: options.map((option) => [option, toLabel(option)]),
        onChange: (next) => change(path, next),
      }),
    text: (label: string, path: Path) => {
      const value = read(path)
      const place = isLocalized(value) ? [...path, editor.getLocale()] : path
      return textField({ label, value: toText(read(place)), onChange: (next) => change(place, next) })
    },
  }
}

/** The same form as in the kit's theme editor. While a value is not set, its field shows what the theme has. */
export const themePanel: Panel = (editor, place) => {
  const read = (path: Path) => getAt(editor.store.get(SETTINGS).draft, path)
  const change = toChanger(editor, SETTINGS)
  const draw = (field: ThemeField): HTMLElement => {
    const { label, path } = field
    const onChange = (next: Json) => change(path, next)
    if (field.kind === 'number')
      return numberField({ ...field, value: Number(toText(read(path), String(field.default))), onChange })
    if (field.kind === 'font')
      return textField({ ...field, value: toText(read(path), field.default), onChange })
    if (typeof field.default === 'string')
      return colorField({ label, value: toText(read(path), field.default), onChange })
    const source = field.default
    const reset = () => {
      change(path, null)
      return toText(read(source))
    }
    return colorField({ label, value: toText(read(path), toText(read(source))), onChange, onReset: reset })
  }
  place.replaceChildren(
    contrastList(editor),
    ...editor.data.themeForm.map(({ title, fields }) => group(title, ...fields.map(draw))),
  )
}

/** The list of colours with too little contrast; it is updated when a colour changes. */
function contrastList({ store }: Editor): HTMLElement {
  const list = element('ul', { class: 'failures', 'aria-label': 'Contrast' })
  const note = element('p', { role: 'status' })
  const draw = () => {
    const failures = getContrastFailures(store.get(SETTINGS).draft)
    note.textContent =
      failures.length === 0
        ? 'Every pair of colours reads well.'
        : `${failures.length} of the colour pairs read badly. The shop shows them darker or lighter.`
    note.dataset.tone = failures.length === 0 ? 'good' : 'bad'
    list.replaceChildren(
      ...failures.map(({ name, has, needs }) =>
        element('li', {}, `${name}: ${has} to 1, needs ${needs} to 1`),
      ),
    )
  }
  draw()
  store.onChange(({ document }) => document.kind === 'settings' && draw())
  return element('div', { class: 'contrast' }, note, list)
}

export const headerPanel: Panel = (editor, place) => {
  const { flag, text, number } = createFields(editor)
  place.replaceChildren(
    group(
      'Announcement',
      flag('Show the announcement', ['header', 'show_announcement_bar']),
      text('Text', ['header', 'announcement_text']),
      text('Popular searches', ['header', 'popular_searches']),
    ),
    group('While scrolling', flag('Hide the header on the way down', ['header', 'hide_on_scroll'])),
    group(
      'Logo',
      number('Height on desktop, pixels', ['header', 'logo_height', 'desktop'], {
        min: 12,
        max: 120,
        step: 1,
      }),
      number('Height on phones, pixels', ['header', 'logo_height', 'mobile'], { min: 12, max: 80, step: 1 }),
    ),
  )
}

export const footerPanel: Panel = (editor, place) => {
  const { flag, text, choice } = createFields(editor)
  place.replaceChildren(
    group(
      'Newsletter',
      flag('Show the newsletter', ['footer', 'show_newsletter']),
      text('Title', ['footer', 'newsletter_title']),
      text('Placeholder', ['footer', 'newsletter_placeholder']),
    ),
    group(
      'Marks',
      flag('Show social networks', ['footer', 'show_socials']),
      flag('Show payments', ['footer', 'show_payments']),
      text('Payment methods', ['footer', 'payment_methods']),
    ),
    group(
      'Small print',
      text('Copyright', ['footer', 'copyright_text']),
      choice('Side padding', ['footer', 'horizontal_padding'], getChoices('horizontal_padding') ?? []),
    ),
  )
}
