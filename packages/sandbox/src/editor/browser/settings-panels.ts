import { getContrastFailures } from './contrast.ts'
import { SETTINGS } from './documents.ts'
import { element } from './element.ts'
import { choiceField, colorField, group, numberField, switchField, textField } from './fields.ts'
import { getAt, isLocalized, type Path, toLabel, toText } from './json.ts'
import { type Editor, type Panel, toChanger } from './panel.ts'
import { getChoices } from './choices.ts'

const COLORS: readonly (readonly [label: string, ...path: string[]])[] = [
  ['Headings', 'primary'],
  ['Text', 'body'],
  ['Accent', 'accent'],
  ['Page', 'background', 'primary'],
  ['Bands', 'background', 'secondary'],
  ['Main buttons', 'button', 'primary'],
  ['Other buttons', 'button', 'secondary'],
  ['Edges of fields', 'input', 'standard'],
  ['Dividing lines', 'dividers'],
  ['Success', 'success', 'dark'],
  ['Warning', 'warning', 'dark'],
  ['Error', 'error', 'dark'],
]

/** The font families of the shop, and the device's own. */
const FAMILIES = ['Fraunces', 'Figtree', 'System'] as const

/** Makes the fields of the settings document. */
function createFields(editor: Editor) {
  const read = (path: Path) => getAt(editor.store.get(SETTINGS).draft, path)
  const change = toChanger(editor, SETTINGS)
  return {
    color: (label: string, path: Path) => {
      const value = read(path)
      return colorField({
        label,
        value: typeof value === 'string' ? value : '#000000',
        onChange: (next) => change(path, next),
      })
    },
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

export const themePanel: Panel = (editor, place) => {
  const { color, number, choice } = createFields(editor)
  const font = (label: string, use: string) =>
    group(
      label,
      choice('Family', ['typography', 'font_family', use, 'name'], FAMILIES),
      number('Weight', ['typography', 'font_family', use, 'weight'], { min: 100, max: 900, step: 50 }),
    )
  place.replaceChildren(
    contrastList(editor),
    group('Colours', ...COLORS.map(([label, ...path]) => color(label, ['colors', ...path]))),
    font('Headings', 'headings'),
    font('Text', 'body'),
    group(
      'Sizes',
      number('Text, pixels', ['typography', 'font_size', 'base'], { min: 12, max: 24, step: 1 }),
      number('From size to size', ['typography', 'font_size', 'scaling'], { min: 1, max: 1.4, step: 0.005 }),
      number('Corners of pictures, pixels', ['borders', 'image', 'radius'], { min: 0, max: 64, step: 1 }),
    ),
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
