import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose:
    'Starts something: adds a product to the bag, sends a form, continues. With `href` it is a link that looks the same.',
  synonyms: ['CTA', 'call to action', 'submit'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Background: filled for the main action, outlined for others, none for quiet ones',
    'Text: a verb and its object',
    'Icon: at most one, before or after the label',
    'Spinner: replaces the label while it works; the width doesn’t change',
  ],
  use: [
    'One `primary` per view, for the action most people came for.',
    '`secondary` beside it for the alternative, `quiet` for “not now”.',
    '`critical` for the button that confirms a permanent deletion or cancellation.',
    '`raised` on a photograph, `link` inside a sentence or a narrow row.',
  ],
  avoid: [
    'To go to another page from running text: Link.',
    'For an icon without a label: Icon button.',
    'To switch a filter on or off: Chip.',
  ],
  writing: [
    'Begin with a verb, in sentence case, without a full stop: “Add to bag”.',
    'Show the price where it affects the decision: “Add to bag · £5.85”.',
    'Three words are plenty; longer labels wrap and are never cut off.',
  ],
  access: [
    'Without `href` it is a real button; with `href`, a real link that opens in a new tab like any other.',
    'While `loading` it keeps the focus, announces that it is busy and ignores clicks.',
    'At least 44 px high on touch.',
  ],
  keys: {
    Tab: 'Goes to the button.',
    Enter: 'Activates it, or follows the link.',
    Space: 'Activates the button.',
  },
  without: {
    empty: 'Without a label it would have no name: `children` is required.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'It shows no picture.',
  },
}
