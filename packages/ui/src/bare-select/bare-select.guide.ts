import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose:
    'Picks one of a few options from the browser’s own list, without a frame; the choice takes effect at once.',
  synonyms: ['dropdown', 'currency picker', 'language picker'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Text: the selected option', 'Arrow and list: the browser’s'],
  use: [
    'For currency and language in a header, and for the order of a list.',
    'With its own label before it in a `label` element, or with `aria-label`.',
  ],
  avoid: [
    'In a form that is filled in and sent: Native select.',
    'Where options need a second line: Select.',
  ],
  writing: ['Each option names the choice: “Price: low to high”, “€ EUR”.'],
  access: [
    'The platform’s own control, familiar to everyone.',
    'Without script, a button beside it submits the form.',
  ],
  keys: {
    Tab: 'Goes to it.',
    '↓ ↑': 'Changes the choice.',
    'Any-letter': 'Goes to the next option that starts with it.',
  },
  without: {
    empty: 'A choice without options isn’t shown.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
