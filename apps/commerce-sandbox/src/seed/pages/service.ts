import { thinLine, toEntries, toPage, toReading } from '../section.ts'
import { text } from '../text.ts'

export const deliveryPage = toPage('delivery', {
  name: text('Delivery'),
  metaTitle: text('Delivery'),
  metaDescription: text(
    'Free UK delivery from £30, worldwide from £100. Packed in paper, sent within one working day.',
  ),
  blocks: [
    toReading(
      text('Delivery'),
      text('<p>Orders placed before noon leave us the same working day, in paper and card only.</p>'),
    ),
    toReading(
      text('United Kingdom'),
      text(
        '<ul><li>Standard, 2 to 3 working days: £3.95, free from £30</li><li>Express, next working day: £6.95</li></ul>',
      ),
    ),
    toReading(
      text('Everywhere else'),
      text(
        '<ul><li>Tracked, 5 to 9 working days: £12.00, free from £100</li></ul><p>Duties, where there are any, are shown before you pay.</p>',
      ),
    ),
    thinLine,
    toReading(
      text('Gift cards and memberships'),
      text(
        '<p>Gift cards arrive by e-mail within minutes. The membership card follows by letter, free of charge.</p>',
      ),
    ),
  ],
})

export const returnsPage = toPage('returns', {
  name: text('Returns'),
  metaTitle: text('Returns'),
  metaDescription: text(
    'Thirty days to change your mind. Write to us with your order number and we send a label.',
  ),
  blocks: [
    toReading(
      text('Returns'),
      text(
        '<p>You have thirty days to send back anything unopened, and as long as you like for anything that was not right.</p><p>Write to <a href="mailto:hello@sorrel.shop">hello@sorrel.shop</a> with your order number and the reason. We answer within one working day and send a label; the refund follows as soon as the parcel is with us.</p>',
      ),
    ),
  ],
})

export const contactPage = toPage('contact', {
  name: text('Contact'),
  metaTitle: text('Contact'),
  metaDescription: text('Write or call: a person answers, Monday to Friday, nine to five.'),
  blocks: [
    toReading(
      text('A person answers'),
      text(
        '<p>Monday to Friday, nine to five, British time.</p><p><a href="mailto:hello@sorrel.shop">hello@sorrel.shop</a><br>+44 20 7946 0128</p><p>Sorrel, The Old Dairy, Riverside, Bristol</p>',
      ),
    ),
    thinLine,
    {
      type: 'categories_preview',
      categories: toEntries('contact-categories', [
        { category_id: 'gifts-sets' },
        { category_id: 'household' },
      ]),
      show_category_description: true,
      columns: 2,
      image_layout: 'square',
      background_color: '#F6F3EC',
      horizontal_spacing: 'medium',
      vertical_spacing: 'medium',
    },
  ],
})
