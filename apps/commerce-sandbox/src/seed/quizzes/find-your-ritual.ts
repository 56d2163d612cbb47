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

const aboutYou = [
  ask({
    type: 'text',
    prompt: text('What may we call you?'),
    description: text('A first name is plenty.'),
    placeholder: text('Your name'),
    maxChars: 40,
    isCustomerName: true,
  }),
  chooseOne('card', {
    prompt: text('Where does your day need a pause?'),
    columns: 3,
    answers: [
      pictured(
        text('In the bath'),
        'category-bath-body.webp',
        toCategories(10, 'bath-body'),
        toProducts(8, 'lavender-bath-salts'),
      ),
      pictured(
        text('At the sink'),
        'category-household.webp',
        toCategories(10, 'household'),
        toProducts(8, 'refillable-hand-wash'),
      ),
      pictured(
        text('On the sofa'),
        'category-gifts.webp',
        toCategories(10, 'gifts'),
        toProducts(8, 'soy-candle'),
      ),
    ],
  }),
]

const yourSkin = [
  transition({
    layout: 'image_left_aligned',
    image: 'story-refill.webp',
    title: text('Good. Now your hands.'),
    description: paragraph('The next two questions are about skin and scent. There are no wrong answers.'),
  }),
  chooseOne('stack', {
    prompt: text('How does your skin feel today?'),
    answers: [
      answer(text('Dry'), toProducts(6, 'body-oil', 'hand-cream-tin')),
      answer(text('Sensitive'), toProducts(6, 'konjac-sponge', 'organic-cotton-washcloth')),
      answer(text('Oily'), toProducts(6, 'oat-honey-soap-bar', 'sisal-body-brush')),
      answer(text('Never asked it')),
    ],
  }),
  chooseSome('grid', {
    prompt: text('Which scents do you like?'),
    note: text('Choose as many as you like'),
    columns: 2,
    required: false,
    answers: [
      answer(text('Lavender'), toProducts(4, 'lavender-bath-salts', 'oat-honey-soap-bar')),
      answer(text('Eucalyptus'), toProducts(4, 'refillable-hand-wash')),
      answer(text('Fig and cedar'), toProducts(4, 'soy-candle', 'reed-diffuser')),
      answer(text('Lemon and thyme'), toProducts(4, 'all-purpose-spray', 'cleaning-tablets')),
    ],
  }),
]

const yourHome = [
  chooseOne('slider', {
    prompt: text('How long may it take?'),
    answers: [
      answer(text('A minute'), toProducts(3, 'refillable-hand-wash', 'hand-cream-tin')),
      answer(text('Ten minutes'), toProducts(3, 'sisal-body-brush', 'safety-razor')),
      answer(text('The whole evening'), toProducts(3, 'lavender-bath-salts', 'soy-candle')),
    ],
  }),
  chooseSome('card', {
    prompt: text('What do you refill already?'),
    columns: 3,
    required: false,
    answers: [
      pictured(text('Hand wash'), 'refillable-hand-wash-1.webp', toProducts(2, 'refill-club-membership')),
      pictured(text('Cleaning spray'), 'all-purpose-spray-1.webp', toProducts(2, 'cleaning-tablets')),
      pictured(text('Jars'), 'glass-storage-jar-1.webp', toProducts(2, 'beeswax-wraps')),
    ],
  }),
  transition({
    layout: 'no_image',
    title: text('Nearly there.'),
    description: paragraph('Two short ones, and your ritual is ready.'),
  }),
  chooseSome('stack', {
    prompt: text('What matters most to you?'),
    required: false,
    answers: [
      answer(
        text('No plastic at all'),
        toProducts(3, 'oat-honey-soap-bar', 'solid-shampoo-bar', 'dish-soap-block'),
      ),
      answer(text('That it lasts'), toProducts(3, 'safety-razor', 'organic-cotton-washcloth')),
      answer(text('That it smells good'), toProducts(3, 'reed-diffuser', 'lavender-bath-salts')),
    ],
  }),
  chooseOne('grid', {
    prompt: text('And who is it for?'),
    columns: 2,
    answers: [
      answer(text('For me'), toCategories(4, 'bath-body')),
      answer(text('For the household'), toCategories(4, 'household')),
      answer(text('For a friend'), toCategories(4, 'gifts-sets')),
      answer(text('I will know later')),
    ],
  }),
]

const results = {
  title: text('Your ritual'),
  heading_section: toEntries('find-your-ritual-heading', [
    {
      type: 'multiple_panels',
      panels: toEntries('find-your-ritual-panels', [
        {
          type: 'text',
          title: text('Here is your ritual, {name}.'),
          description: paragraph(
            'Three things that go together, chosen from what you told us. Start with one.',
          ),
          background_color: '#F6F3EC',
          horizontal_spacing: 'large',
          vertical_spacing: 'large',
          overlay_opacity: 0,
        },
        { type: 'image', image: toSectionImage('category-bath-body.webp') },
      ]),
      background_color: '#F6F3EC',
      horizontal_spacing: 'none',
      vertical_spacing: 'none',
      horizontal_content_alignment: 'left',
      vertical_content_alignment: 'center',
    },
  ]),
  results_title: text('Made for your evenings'),
}

/** One question a page: every select layout, a transition with a picture and one without. */
export const findYourRitual: QuizDocument = {
  id: 'find-your-ritual',
  name: text('Find your ritual'),
  fields: {
    layout: 'multiple_page',
    questions: toEntries('find-your-ritual', [...aboutYou, ...yourSkin, ...yourHome]),
    next_button_label: text('Next'),
    see_results_label: text('See my ritual'),
    results_page: toEntries('find-your-ritual-results', [results]),
  },
}
