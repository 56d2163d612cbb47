import type { QuizDocument } from '../../store/documents.ts'
import { toSectionImage } from '../media.ts'
import {
  answer,
  ask,
  chooseOne,
  chooseSome,
  pictured,
  toCategories,
  toProducts,
  transition,
} from '../quiz.ts'
import { toEntries } from '../section.ts'
import { paragraph, text } from '../text.ts'

const questions = [
  ask({
    type: 'text',
    prompt: text('Your name'),
    placeholder: text('So that we can greet you'),
    maxChars: 40,
    isCustomerName: true,
  }),
  ask({
    type: 'email',
    prompt: text('Your e-mail'),
    description: text('For your own notes: it stays in this browser.'),
    placeholder: text('name@example.com'),
    required: false,
  }),
  chooseOne('card', {
    prompt: text('Who is the gift for?'),
    columns: 3,
    answers: [
      pictured(
        text('Somebody who needs a rest'),
        'bath-ritual-gift-set-1.webp',
        toProducts(10, 'bath-ritual-gift-set'),
        toCategories(5, 'gifts'),
      ),
      pictured(
        text('Somebody with a new home'),
        'kitchen-starter-gift-set-1.webp',
        toProducts(10, 'kitchen-starter-gift-set'),
        toCategories(5, 'household'),
      ),
      pictured(
        text('Somebody who has everything'),
        'gift-card-1.webp',
        toProducts(10, 'gift-card', 'soy-candle'),
      ),
    ],
  }),
  transition({
    layout: 'image_right_aligned',
    image: 'story-materials.webp',
    title: text('Now think of them.'),
    description: paragraph('What makes them smile? Two more, then we have some ideas.'),
  }),
  chooseSome('stack', {
    prompt: text('What do they enjoy?'),
    required: false,
    answers: [
      answer(text('Long baths'), toProducts(5, 'lavender-bath-salts', 'bath-ritual-gift-set')),
      answer(text('Cooking'), toProducts(5, 'linen-tea-towels', 'kitchen-starter-gift-set')),
      answer(text('A house that smells good'), toProducts(5, 'reed-diffuser', 'soy-candle')),
    ],
  }),
  ask({
    type: 'textarea',
    prompt: text('Anything we should know?'),
    placeholder: text('Allergies, favourite colours, the name of the cat'),
    maxChars: 300,
    required: false,
  }),
]

const results = {
  title: text('Gifts we would choose'),
  heading_section: toEntries('gift-finder-heading', [
    {
      type: 'multiple_panels',
      panels: toEntries('gift-finder-panels', [
        { type: 'image', image: toSectionImage('category-gifts.webp') },
        {
          type: 'text',
          title: text('{name}, how about these?'),
          description: paragraph('Each comes wrapped if you like, with your words on the card.'),
          background_color: '#F6F3EC',
          horizontal_spacing: 'large',
          vertical_spacing: 'large',
          overlay_opacity: 0,
        },
      ]),
      background_color: '#F6F3EC',
      horizontal_spacing: 'none',
      vertical_spacing: 'none',
      horizontal_content_alignment: 'left',
      vertical_content_alignment: 'center',
    },
  ]),
  results_title: text('They will like these'),
}

/** All questions on one page, with every kind of text field and a picture at the end. */
export const giftFinder: QuizDocument = {
  id: 'gift-finder',
  name: text('Gift finder'),
  fields: {
    layout: 'single_page',
    questions: toEntries('gift-finder', questions),
    next_button_label: text('Next'),
    see_results_label: text('Show me gifts'),
    results_page: toEntries('gift-finder-results', [results]),
  },
}
