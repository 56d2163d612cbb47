import { toSectionImage } from '../media.ts'
import { toEntries, toPage } from '../section.ts'
import { paragraph, same, text } from '../text.ts'

const opening = {
  type: 'heading_with_text',
  label: text('About Sorrel'),
  title: text('A small shop for things that stay.'),
  description: text(
    '<p>Sorrel began in a Bristol kitchen with one amber bottle and a question: why throw it away? We filled it again, then filled the neighbours’ too.</p><p>Today eleven of us press, pour and pack in a former dairy by the river. We still sell few things, and we still mend what we sell.</p>',
  ),
  title_alignment: 'left',
  text_alignment: 'left',
  text_layout: 'dual_column',
  horizontal_spacing: 'medium',
  vertical_spacing: 'extra_large',
  overlay_opacity: 0,
}

const mending = {
  type: 'multiple_panels',
  panels: toEntries('about-mending', [
    {
      type: 'text',
      title: text('Mend first.'),
      description: paragraph(
        'Pumps, springs, lids and seals are sold singly or sent for nothing. Write to us with a photo before you give up on anything with our leaf on it.',
      ),
      links: toEntries('about-mending-links', [
        {
          style: 'button_secondary',
          label: text('Write to us'),
          link: '/contact',
        },
      ]),
      background_color: '#F6F3EC',
      image_scaling: 'cover',
      horizontal_spacing: 'large',
      vertical_spacing: 'large',
      content_gap: 'small',
      overlay_opacity: 0,
    },
    { type: 'image', image: toSectionImage('story-materials.webp') },
  ]),
  background_color: '#F6F3EC',
  horizontal_spacing: 'none',
  vertical_spacing: 'none',
  horizontal_content_alignment: 'left',
  vertical_content_alignment: 'center',
}

const voices = {
  type: 'reviews',
  title: text('What people write to us'),
  reviews: toEntries('about-voices', [
    {
      user_name: 'Hannah',
      user_location: same('Cardiff'),
      comment: paragraph(
        'The pump broke after three years and a new one came two days later. No charge, and a note.',
      ),
      rating: 5,
      date: text('March 2026'),
    },
    {
      user_name: 'Claire',
      user_location: same('Lyon'),
      comment: paragraph('The soap is the only one my father’s hands agree with.'),
      rating: 5,
      date: text('June 2026'),
    },
    {
      user_name: 'Jonas',
      user_location: text('Cologne'),
      comment: paragraph('I would like a larger jar. Otherwise nothing to add.'),
      rating: 4,
      date: text('August 2026'),
    },
  ]),
  content_alignment: 'left',
  horizontal_spacing: 'medium',
  vertical_spacing: 'large',
}

export const aboutPage = toPage('about', {
  name: text('About us'),
  metaTitle: text('About us'),
  metaDescription: text(
    'Eleven people in a former dairy in Bristol who press soap, fill bottles and mend what they sell.',
  ),
  blocks: [opening, mending, { type: 'divider', vertical_spacing: 'medium' }, voices],
})
