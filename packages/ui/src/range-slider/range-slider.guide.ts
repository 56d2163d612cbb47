import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Two thumbs that set the lower and upper end of a range.',
  synonyms: ['price filter', 'slider'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Line: from the minimum to the maximum',
    'Thumbs: 44 px on touch; they never pass each other',
    'Text: both ends as text',
  ],
  use: ['For a price range, where an approximate value is enough.'],
  avoid: ['For an exact number: Text field or Number stepper.'],
  writing: ['`toText` writes a value with its unit: “£12”.'],
  access: ['Two sliders, each with its own name.', 'Runs from the right in right-to-left languages.'],
  keys: {
    '← → ↑ ↓': 'One step.',
    'Page-Up Page-Down': 'A tenth of the way.',
    'Home End': 'As far as the other thumb allows.',
  },
  without: {
    empty: 'There are always two ends.',
    long: 'It shows numbers only.',
    states: 'Its ends are data; both together are shown in “Closed”.',
    missingPicture: 'It shows no picture.',
  },
}
