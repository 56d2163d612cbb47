/** Of a value in the store's settings, as the service stores them: `['colors', 'background', 'primary']`. */
export type SettingPath = readonly string[]

interface FieldBase {
  readonly label: string
  readonly path: SettingPath
}

/** A colour in CSS notation. While it is not set, the theme has the default, or makes one from the colour at that path. */
export interface ThemeColorField extends FieldBase {
  readonly kind: 'color'
  readonly default: string | SettingPath
}

export interface ThemeNumberField extends FieldBase {
  readonly kind: 'number'
  readonly min: number
  readonly max: number
  readonly step: number
  /** The theme's value while it is not set. */
  readonly default: number
}

/** The name of a font family: one of the suggestions, or any that the shop loads. */
export interface ThemeFontField extends FieldBase {
  readonly kind: 'font'
  readonly suggestions: readonly string[]
  readonly default: string
}

export type ThemeField = ThemeColorField | ThemeNumberField | ThemeFontField

export interface ThemeFieldGroup {
  readonly title: string
  readonly fields: readonly ThemeField[]
}

const color = (label: string, path: SettingPath, otherwise: ThemeColorField['default']): ThemeColorField => ({
  kind: 'color',
  label,
  path: ['colors', ...path],
  default: otherwise,
})

const MAIN_BUTTON = ['colors', 'button', 'primary']
const PAGE = ['colors', 'background', 'primary']
const HEADINGS = ['colors', 'primary']

const number = (
  label: string,
  path: SettingPath,
  bounds: Omit<ThemeNumberField, 'kind' | 'label' | 'path'>,
): ThemeNumberField => ({ kind: 'number', label, path, ...bounds })

const font = (use: 'headings' | 'body', family: string, weight: number): readonly ThemeField[] => [
  {
    kind: 'font',
    label: 'Family',
    path: ['typography', 'font_family', use, 'name'],
    suggestions: ['Fraunces', 'Figtree', 'System'],
    default: family,
  },
  weightField('Weight', ['font_family', use, 'weight'], weight),
]

const weightField = (label: string, path: SettingPath, weight: number): ThemeNumberField =>
  number(label, ['typography', ...path], { min: 100, max: 900, step: 50, default: weight })

const corners = (label: string, part: string, max: number, radius: number): ThemeNumberField =>
  number(label, ['borders', part, 'radius'], { min: 0, max, step: 1, default: radius })

/**
 * The form that a merchant changes the theme with: its groups and fields, the values they take, and what holds while one is
 * not set. Whoever draws it reads and writes the values at the paths.
 */
export const THEME_FORM: readonly ThemeFieldGroup[] = [
  {
    title: 'Colours',
    fields: [
      color('Headings', ['primary'], '#1F2D27'),
      color('Text', ['body'], '#4A5751'),
      color('Accent', ['accent'], '#E0B15B'),
      color('Page', ['background', 'primary'], '#FFFFFF'),
      color('Bands', ['background', 'secondary'], '#F6F3EC'),
      color('Main buttons', ['button', 'primary'], '#26493A'),
      color('Other buttons', ['button', 'secondary'], '#FFFFFF'),
      color('Edges of fields', ['input', 'standard'], '#7C8781'),
      color('Dividing lines', ['dividers'], '#E7E4DB'),
      color('Success', ['success', 'dark'], '#1E7A52'),
      color('Warning', ['warning', 'dark'], '#8A5A0B'),
      color('Error', ['error', 'dark'], '#B3372B'),
    ],
  },
  {
    title: 'Announcement and footer',
    fields: [
      color('Background', ['brand', 'background'], MAIN_BUTTON),
      color('Titles', ['brand', 'heading'], PAGE),
      color('Buttons', ['brand', 'button'], PAGE),
    ],
  },
  {
    title: 'Layers',
    fields: [
      color('Chosen and quiet', ['soft'], PAGE),
      color('Behind dialogs', ['scrim'], HEADINGS),
      color('Shadows', ['shadow'], HEADINGS),
    ],
  },
  { title: 'Headings', fields: font('headings', 'Fraunces', 450) },
  {
    title: 'Text',
    fields: [
      ...font('body', 'Figtree', 400),
      weightField('Weight of labels', ['font_weight', 'medium'], 500),
      weightField('Weight of what stands out', ['font_weight', 'strong'], 600),
    ],
  },
  {
    title: 'Sizes',
    fields: [
      number('Text, pixels', ['typography', 'font_size', 'base'], { min: 12, max: 24, step: 1, default: 16 }),
      number('From size to size', ['typography', 'font_size', 'scaling'], {
        min: 1,
        max: 1.4,
        step: 0.005,
        default: 1.125,
      }),
      corners('Corners of pictures, pixels', 'image', 64, 20),
      corners('Corners of buttons, pixels', 'button', 999, 999),
      corners('Corners of fields, pixels', 'input', 32, 12),
    ],
  },
]
