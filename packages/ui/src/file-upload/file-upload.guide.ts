import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Takes files, chosen or dropped, each with a preview.',
  synonyms: ['dropzone', 'attachment', 'upload'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Zone: clickable, and takes dropped files',
    'List: a preview, a name and a remove button for each file',
    'Help and error: as every field',
  ],
  use: ['For pictures in a review.'],
  avoid: ['For one file without a preview: a plain file input in a form.'],
  writing: [
    'The help says how many and how large: “Up to 3, 5 MB each.”',
    'Errors say which rule was broken, in the reader’s units.',
  ],
  access: ['A real file input lies over the zone.', 'Each remove button names its file.'],
  keys: {
    Tab: 'Goes to the zone, then to each remove button.',
    Enter: 'Opens the device’s files.',
    Space: 'Opens the device’s files.',
  },
  without: { zero: 'Without files it is the story Default.' },
}
