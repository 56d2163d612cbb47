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
    prompt: text('Your name', 'Votre prénom', 'Ihr Name'),
    placeholder: text('So that we can greet you', 'Pour pouvoir vous saluer', 'Damit wir Sie grüßen können'),
    maxChars: 40,
    isCustomerName: true,
  }),
  ask({
    type: 'email',
    prompt: text('Your e-mail', 'Votre e-mail', 'Ihre E-Mail'),
    description: text(
      'For your own notes: it stays in this browser.',
      'Pour vos notes : elle reste dans ce navigateur.',
      'Für Ihre Notizen: Sie bleibt in diesem Browser.',
    ),
    placeholder: text('name@example.com', 'nom@example.com', 'name@example.com'),
    required: false,
  }),
  chooseOne('card', {
    prompt: text('Who is the gift for?', 'Pour qui est le cadeau ?', 'Für wen ist das Geschenk?'),
    columns: 3,
    answers: [
      pictured(
        text('Somebody who needs a rest', 'Une personne à reposer', 'Jemand, der Ruhe braucht'),
        'bath-ritual-gift-set-1.webp',
        toProducts(10, 'bath-ritual-gift-set'),
        toCategories(5, 'gifts'),
      ),
      pictured(
        text('Somebody with a new home', 'Une personne qui emménage', 'Jemand mit neuem Zuhause'),
        'kitchen-starter-gift-set-1.webp',
        toProducts(10, 'kitchen-starter-gift-set'),
        toCategories(5, 'household'),
      ),
      pictured(
        text('Somebody who has everything', 'Une personne qui a tout', 'Jemand, der alles hat'),
        'gift-card-1.webp',
        toProducts(10, 'gift-card', 'soy-candle'),
      ),
    ],
  }),
  transition({
    layout: 'image_right_aligned',
    image: 'story-materials.webp',
    title: text('Now think of them.', 'Pensez à cette personne.', 'Denken Sie kurz an diesen Menschen.'),
    description: paragraph(
      'What makes them smile? Two more, then we have some ideas.',
      'Qu’est-ce qui la fait sourire ? Encore deux questions, puis nos idées.',
      'Was bringt ihn zum Lächeln? Noch zwei Fragen, dann haben wir Ideen.',
    ),
  }),
  chooseSome('stack', {
    prompt: text('What do they enjoy?', 'Qu’aime cette personne ?', 'Was macht Freude?'),
    required: false,
    answers: [
      answer(
        text('Long baths', 'Les longs bains', 'Lange Bäder'),
        toProducts(5, 'lavender-bath-salts', 'bath-ritual-gift-set'),
      ),
      answer(
        text('Cooking', 'Cuisiner', 'Kochen'),
        toProducts(5, 'linen-tea-towels', 'kitchen-starter-gift-set'),
      ),
      answer(
        text('A house that smells good', 'Une maison qui sent bon', 'Ein Haus, das gut riecht'),
        toProducts(5, 'reed-diffuser', 'soy-candle'),
      ),
    ],
  }),
  ask({
    type: 'textarea',
    prompt: text('Anything we should know?', 'Autre chose à savoir ?', 'Sollten wir noch etwas wissen?'),
    placeholder: text(
      'Allergies, favourite colours, the name of the cat',
      'Allergies, couleurs préférées, nom du chat',
      'Allergien, Lieblingsfarben, Name der Katze',
    ),
    maxChars: 300,
    required: false,
  }),
]

const results = {
  title: text(
    'Gifts we would choose',
    'Les cadeaux que nous choisirions',
    'Geschenke, die wir wählen würden',
  ),
  heading_section: toEntries('gift-finder-heading', [
    {
      type: 'multiple_panels',
      panels: toEntries('gift-finder-panels', [
        { type: 'image', image: toSectionImage('category-gifts.webp') },
        {
          type: 'text',
          title: text(
            '{name}, how about these?',
            '{name}, que dites-vous de ceci ?',
            '{name}, wie wäre es damit?',
          ),
          description: paragraph(
            'Each comes wrapped if you like, with your words on the card.',
            'Chacun peut être emballé, avec vos mots sur la carte.',
            'Alles auf Wunsch verpackt, mit Ihren Worten auf der Karte.',
          ),
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
  results_title: text('They will like these', 'De quoi faire plaisir', 'Das kommt gut an'),
}

/** All questions on one page, with every kind of text field and a picture at the end. */
export const giftFinder: QuizDocument = {
  id: 'gift-finder',
  name: text('Gift finder', 'Trouver un cadeau', 'Geschenkfinder'),
  fields: {
    layout: 'single_page',
    questions: toEntries('gift-finder', questions),
    next_button_label: text('Next', 'Suivant', 'Weiter'),
    see_results_label: text('Show me gifts', 'Montrez-moi des cadeaux', 'Geschenke zeigen'),
    results_page: toEntries('gift-finder-results', [results]),
  },
}
