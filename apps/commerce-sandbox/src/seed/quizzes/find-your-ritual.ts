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
    prompt: text('What may we call you?', 'Comment vous appelez-vous ?', 'Wie dürfen wir Sie nennen?'),
    description: text('A first name is plenty.', 'Un prénom suffit.', 'Ein Vorname genügt.'),
    placeholder: text('Your name', 'Votre prénom', 'Ihr Name'),
    maxChars: 40,
    isCustomerName: true,
  }),
  chooseOne('card', {
    prompt: text(
      'Where does your day need a pause?',
      'Où votre journée a-t-elle besoin d’une pause ?',
      'Wo braucht Ihr Tag eine Pause?',
    ),
    columns: 3,
    answers: [
      pictured(
        text('In the bath', 'Dans le bain', 'In der Wanne'),
        'category-bath-body.webp',
        toCategories(10, 'bath-body'),
        toProducts(8, 'lavender-bath-salts'),
      ),
      pictured(
        text('At the sink', 'Devant l’évier', 'An der Spüle'),
        'category-household.webp',
        toCategories(10, 'household'),
        toProducts(8, 'refillable-hand-wash'),
      ),
      pictured(
        text('On the sofa', 'Sur le canapé', 'Auf dem Sofa'),
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
    title: text('Good. Now your hands.', 'Bien. Passons à vos mains.', 'Gut. Nun zu Ihren Händen.'),
    description: paragraph(
      'The next two questions are about skin and scent. There are no wrong answers.',
      'Les deux questions suivantes parlent de peau et de parfum. Il n’y a pas de mauvaise réponse.',
      'Die nächsten beiden Fragen drehen sich um Haut und Duft. Falsche Antworten gibt es nicht.',
    ),
  }),
  chooseOne('stack', {
    prompt: text(
      'How does your skin feel today?',
      'Comment se sent votre peau aujourd’hui ?',
      'Wie fühlt sich Ihre Haut heute an?',
    ),
    answers: [
      answer(text('Dry', 'Sèche', 'Trocken'), toProducts(6, 'body-oil', 'hand-cream-tin')),
      answer(
        text('Sensitive', 'Sensible', 'Empfindlich'),
        toProducts(6, 'konjac-sponge', 'organic-cotton-washcloth'),
      ),
      answer(text('Oily', 'Grasse', 'Fettig'), toProducts(6, 'oat-honey-soap-bar', 'sisal-body-brush')),
      answer(text('Never asked it', 'Je ne lui ai jamais demandé', 'Nie gefragt')),
    ],
  }),
  chooseSome('grid', {
    prompt: text('Which scents do you like?', 'Quels parfums aimez-vous ?', 'Welche Düfte mögen Sie?'),
    note: text('Choose as many as you like', 'Autant que vous voulez', 'So viele Sie mögen'),
    columns: 2,
    required: false,
    answers: [
      answer(
        text('Lavender', 'Lavande', 'Lavendel'),
        toProducts(4, 'lavender-bath-salts', 'oat-honey-soap-bar'),
      ),
      answer(text('Eucalyptus', 'Eucalyptus', 'Eukalyptus'), toProducts(4, 'refillable-hand-wash')),
      answer(
        text('Fig and cedar', 'Figue et cèdre', 'Feige und Zeder'),
        toProducts(4, 'soy-candle', 'reed-diffuser'),
      ),
      answer(
        text('Lemon and thyme', 'Citron et thym', 'Zitrone und Thymian'),
        toProducts(4, 'all-purpose-spray', 'cleaning-tablets'),
      ),
    ],
  }),
]

const yourHome = [
  chooseOne('slider', {
    prompt: text('How long may it take?', 'Combien de temps peut-il durer ?', 'Wie lange darf es dauern?'),
    answers: [
      answer(
        text('A minute', 'Une minute', 'Eine Minute'),
        toProducts(3, 'refillable-hand-wash', 'hand-cream-tin'),
      ),
      answer(
        text('Ten minutes', 'Dix minutes', 'Zehn Minuten'),
        toProducts(3, 'sisal-body-brush', 'safety-razor'),
      ),
      answer(
        text('The whole evening', 'Toute la soirée', 'Den ganzen Abend'),
        toProducts(3, 'lavender-bath-salts', 'soy-candle'),
      ),
    ],
  }),
  chooseSome('card', {
    prompt: text('What do you refill already?', 'Que rechargez-vous déjà ?', 'Was füllen Sie schon nach?'),
    columns: 3,
    required: false,
    answers: [
      pictured(
        text('Hand wash', 'Savon pour les mains', 'Handseife'),
        'refillable-hand-wash-1.webp',
        toProducts(2, 'refill-club-membership'),
      ),
      pictured(
        text('Cleaning spray', 'Spray nettoyant', 'Reinigungsspray'),
        'all-purpose-spray-1.webp',
        toProducts(2, 'cleaning-tablets'),
      ),
      pictured(text('Jars', 'Bocaux', 'Gläser'), 'glass-storage-jar-1.webp', toProducts(2, 'beeswax-wraps')),
    ],
  }),
  transition({
    layout: 'no_image',
    title: text('Nearly there.', 'On y est presque.', 'Fast geschafft.'),
    description: paragraph(
      'Two short ones, and your ritual is ready.',
      'Encore deux petites questions et votre rituel est prêt.',
      'Noch zwei kurze Fragen, dann ist Ihr Ritual fertig.',
    ),
  }),
  chooseSome('stack', {
    prompt: text(
      'What matters most to you?',
      'Qu’est-ce qui compte le plus ?',
      'Was ist Ihnen am wichtigsten?',
    ),
    required: false,
    answers: [
      answer(
        text('No plastic at all', 'Zéro plastique', 'Gar kein Plastik'),
        toProducts(3, 'oat-honey-soap-bar', 'solid-shampoo-bar', 'dish-soap-block'),
      ),
      answer(
        text('That it lasts', 'Que ça dure', 'Dass es hält'),
        toProducts(3, 'safety-razor', 'organic-cotton-washcloth'),
      ),
      answer(
        text('That it smells good', 'Que ça sente bon', 'Dass es gut riecht'),
        toProducts(3, 'reed-diffuser', 'lavender-bath-salts'),
      ),
    ],
  }),
  chooseOne('grid', {
    prompt: text('And who is it for?', 'Et pour qui est-ce ?', 'Und für wen ist es?'),
    columns: 2,
    answers: [
      answer(text('For me', 'Pour moi', 'Für mich'), toCategories(4, 'bath-body')),
      answer(text('For the household', 'Pour la maison', 'Für den Haushalt'), toCategories(4, 'household')),
      answer(
        text('For a friend', 'Pour un ami ou une amie', 'Für einen lieben Menschen'),
        toCategories(4, 'gifts-sets'),
      ),
      answer(text('I will know later', 'Je verrai plus tard', 'Das weiß ich später')),
    ],
  }),
]

const results = {
  title: text('Your ritual', 'Votre rituel', 'Ihr Ritual'),
  heading_section: toEntries('find-your-ritual-heading', [
    {
      type: 'multiple_panels',
      panels: toEntries('find-your-ritual-panels', [
        {
          type: 'text',
          title: text(
            'Here is your ritual, {name}.',
            'Voici votre rituel, {name}.',
            'Hier ist Ihr Ritual, {name}.',
          ),
          description: paragraph(
            'Three things that go together, chosen from what you told us. Start with one.',
            'Trois objets qui vont ensemble, choisis d’après vos réponses. Commencez par un.',
            'Drei Dinge, die zusammenpassen, ausgesucht nach Ihren Antworten. Fangen Sie mit einem an.',
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
  results_title: text('Made for your evenings', 'Faits pour vos soirées', 'Für Ihre Abende gemacht'),
}

/** One question a page: every select layout, a transition with a picture and one without. */
export const findYourRitual: QuizDocument = {
  id: 'find-your-ritual',
  name: text('Find your ritual', 'Trouvez votre rituel', 'Finden Sie Ihr Ritual'),
  fields: {
    layout: 'multiple_page',
    questions: toEntries('find-your-ritual', [...aboutYou, ...yourSkin, ...yourHome]),
    next_button_label: text('Next', 'Suivant', 'Weiter'),
    see_results_label: text('See my ritual', 'Voir mon rituel', 'Mein Ritual ansehen'),
    results_page: toEntries('find-your-ritual-results', [results]),
  },
}
