import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A small sample of a colour or material.',
  synonyms: ['colour sample', 'dot'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Disc: a picture, or a colour', 'Border: keeps pale samples visible on pale surfaces'],
  use: ['Inside Option picker, and in lists of available colours.'],
  avoid: ['As a choice on its own: colour needs text.'],
  writing: ['`label` names the material where there is no text beside it.'],
  access: ['Hidden from screen readers beside text; with `label` it is a picture with a name.'],
  keys: 'It takes no focus.',
  without: {
    states: 'It has none: its container has.',
    long: 'Its name is not shown.',
    empty: 'A sample without colour and picture is left out.',
    zero: 'It shows no number.',
    many: 'It shows no number.',
  },
}
