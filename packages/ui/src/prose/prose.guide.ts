import type { Guide } from '../stories/guide.ts'

export const guide: Guide = {
  purpose: 'Trusted rich text with its own headings, lists and links.',
  synonyms: ['rich text', 'article', 'CMS content'],
  status: 'stable',
  since: '0.1.0',
  anatomy: ['Text: headings, paragraphs, lists, quotes, tables'],
  use: ['For what merchants write: descriptions, pages, articles.'],
  avoid: ['For interface text: Text.'],
  writing: ['Up to four sentences per paragraph; headings that can be skimmed.'],
  access: [
    'Takes only sanitised text: its type refuses a plain string.',
    'Headings start at 2: the page has the first.',
  ],
  keys: { Tab: 'Goes from link to link.' },
  without: {
    states: 'It has none.',
    zero: 'It shows no number of its own.',
    many: 'It shows no number of its own.',
    missingPicture: 'Its pictures are part of the text.',
  },
}
