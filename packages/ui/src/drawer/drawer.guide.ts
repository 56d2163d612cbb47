import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'A panel that slides in from an edge: bag, filters, menu.',
  synonyms: ['sheet', 'side panel', 'sidebar', 'off-canvas', 'bottom sheet'],
  status: 'stable',
  since: '0.1.0',
  anatomy: [
    'Header: title, count, close button',
    'Banner: what stays under the title',
    'Body: scrolls',
    'Footer: total and main button, always in view',
  ],
  use: [
    'For what people check and close again, such as the bag.',
    '`bottom` for choices on a phone, `start` for menus.',
  ],
  avoid: ['For a short form: Dialog.', 'For a page’s only content.'],
  writing: ['The title names the content: “Your bag”.', 'The footer’s button says where it goes.'],
  access: [
    'The focus moves in, stays inside and returns; the page behind does not scroll.',
    'Slides in from the other side in right-to-left text.',
  ],
  keys: { Tab: 'Goes through the panel and stays inside.', Escape: 'Closes it.' },
  without: {
    zero: 'It shows no number of its own; its title may carry a count.',
    many: 'It shows no number of its own; its title may carry a count.',
    missingPicture: 'It shows no picture of its own.',
  },
}
