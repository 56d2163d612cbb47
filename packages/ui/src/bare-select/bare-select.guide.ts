import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'One of few by the browser’s own list, without a frame: a choice acts at once.',
  synonyms: ['dropdown', 'currency picker', 'language picker'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Text: what is chosen', 'Arrow and list: the browser’s'],
  use: [
    'For currency and language in a header, and for the order of a list.',
    'With its own label before it in a `label` element, or with `aria-label`.',
  ],
  avoid: [
    'In a form that is filled in and sent: Native select.',
    'Where options need a second line: Select.',
  ],
  writing: ['The options name what is chosen: “Price: low to high”, “€ EUR”.'],
  access: [
    'The platform’s own control: known to every reader.',
    'Without script a button beside it sends the form.',
  ],
  keys: {
    Tab: 'Goes to it.',
    '↓ ↑': 'Changes the choice.',
    'Any-letter': 'Goes to the next option that begins so.',
  },
  without: {
    empty: 'A choice without options is left out.',
    zero: 'It shows no number.',
    missingPicture: 'It shows no picture.',
  },
}
