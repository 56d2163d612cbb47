import { toSectionImage } from '../media.ts'
import { toEntries, toPage } from '../section.ts'
import { paragraph, text } from '../text.ts'

const opening = {
  type: 'heading_with_text',
  title: text('How refills work', 'page title'),
  description: paragraph(
    'Buy the bottle once. Choose a rhythm, and the refill comes by post before you run out. Pause, skip or stop in your account whenever you like.',
  ),
  title_alignment: 'center',
  text_alignment: 'center',
  text_layout: 'single_column',
  horizontal_spacing: 'large',
  vertical_spacing: 'large',
  overlay_opacity: 0,
}

const steps = {
  type: 'multiple_features',
  features: toEntries('refill-steps', [
    {
      title: text('1. Keep the bottle'),
      description: paragraph('Amber glass, 500 ml, made for years by the sink.'),
      image: toSectionImage('refillable-hand-wash-1.webp'),
      content_alignment: 'center',
    },
    {
      title: text('2. Pour the refill'),
      description: paragraph('One 1 litre pouch fills it twice. Post the empty one back to us for nothing.'),
      image: toSectionImage('refill-club-membership-1.webp'),
      content_alignment: 'center',
    },
    {
      title: text('3. Or drop a tablet'),
      description: paragraph('For sprays: tap water, one tablet, ten minutes.'),
      image: toSectionImage('cleaning-tablets-1.webp'),
      content_alignment: 'center',
    },
  ]),
  horizontal_spacing: 'medium',
  vertical_spacing: 'medium',
  horizontal_content_alignment: 'center',
}

const club = {
  type: 'full_width_media',
  title: text('Join the Refill Club.'),
  description: paragraph('Member prices all year, and the first 30 days are free.'),
  links: toEntries('refill-club', [
    {
      style: 'button_primary',
      label: text('See the membership'),
      link: '/products/refill-club-membership',
    },
  ]),
  text_color: '#FFFFFF',
  background_color: '#26493A',
  background_image: toSectionImage('story-refill.webp'),
  horizontal_spacing: 'medium',
  vertical_spacing: 'extra_large',
  horizontal_background_alignment: 'left',
  vertical_background_alignment: 'center',
  horizontal_content_alignment: 'right',
  vertical_content_alignment: 'center',
  overlay_opacity: 65,
}

export const howRefillsWorkPage = toPage('how-refills-work', {
  name: text('How refills work', 'page title'),
  metaTitle: text('How refills work', 'page title'),
  metaDescription: text(
    'Keep the bottle, choose a rhythm, pour the refill. Pause, skip or stop whenever you like.',
  ),
  blocks: [opening, steps, club],
})
