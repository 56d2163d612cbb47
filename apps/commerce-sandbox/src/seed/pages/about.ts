import { toSectionImage } from '../media.ts'
import { toEntries, toPage } from '../section.ts'
import { paragraph, same, text } from '../text.ts'

const opening = {
  type: 'heading_with_text',
  label: text('About Sorrel', 'À propos de Sorrel', 'Über Sorrel'),
  title: text(
    'A small shop for things that stay.',
    'Une petite boutique pour ce qui reste.',
    'Ein kleiner Laden für Dinge, die bleiben.',
  ),
  description: text(
    '<p>Sorrel began in a Bristol kitchen with one amber bottle and a question: why throw it away? We filled it again, then filled the neighbours’ too.</p><p>Today eleven of us press, pour and pack in a former dairy by the river. We still sell few things, and we still mend what we sell.</p>',
    '<p>Sorrel est née dans une cuisine de Bristol, d’un flacon ambré et d’une question : pourquoi le jeter ? Nous l’avons rempli de nouveau, puis ceux des voisins.</p><p>Nous sommes aujourd’hui onze à presser, verser et emballer dans une ancienne laiterie au bord de l’eau. Nous vendons toujours peu de choses, et nous réparons ce que nous vendons.</p>',
    '<p>Sorrel begann in einer Küche in Bristol, mit einer braunen Flasche und einer Frage: Warum wegwerfen? Wir füllten sie wieder auf, dann auch die der Nachbarn.</p><p>Heute pressen, gießen und packen wir zu elft in einer alten Molkerei am Fluss. Wir verkaufen noch immer wenige Dinge, und wir reparieren, was wir verkaufen.</p>',
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
      title: text('Mend first.', 'Réparer d’abord.', 'Erst reparieren.'),
      description: paragraph(
        'Pumps, springs, lids and seals are sold singly or sent for nothing. Write to us with a photo before you give up on anything with our leaf on it.',
        'Pompes, ressorts, couvercles et joints se vendent à l’unité ou s’envoient gratuitement. Écrivez-nous avec une photo avant de renoncer à un objet qui porte notre feuille.',
        'Pumpen, Federn, Deckel und Dichtungen gibt es einzeln oder kostenlos. Schreiben Sie uns mit einem Foto, bevor Sie etwas mit unserem Blatt darauf aufgeben.',
      ),
      links: toEntries('about-mending-links', [
        {
          style: 'button_secondary',
          label: text('Write to us', 'Nous écrire', 'Schreiben Sie uns'),
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
  title: text('What people write to us', 'Ce que l’on nous écrit', 'Was man uns schreibt'),
  reviews: toEntries('about-voices', [
    {
      user_name: 'Hannah',
      user_location: same('Cardiff'),
      comment: paragraph(
        'The pump broke after three years and a new one came two days later. No charge, and a note.',
        'La pompe a cassé au bout de trois ans et une neuve est arrivée deux jours plus tard. Sans frais, avec un petit mot.',
        'Nach drei Jahren ging die Pumpe kaputt, zwei Tage später kam eine neue. Kostenlos und mit einem Gruß.',
      ),
      rating: 5,
      date: text('March 2026', 'mars 2026', 'März 2026'),
    },
    {
      user_name: 'Claire',
      user_location: same('Lyon'),
      comment: paragraph(
        'The soap is the only one my father’s hands agree with.',
        'Le seul savon que supportent les mains de mon père.',
        'Die einzige Seife, die die Hände meines Vaters vertragen.',
      ),
      rating: 5,
      date: text('June 2026', 'juin 2026', 'Juni 2026'),
    },
    {
      user_name: 'Jonas',
      user_location: text('Cologne', 'Cologne', 'Köln'),
      comment: paragraph(
        'I would like a larger jar. Otherwise nothing to add.',
        'J’aimerais un bocal plus grand. Sinon, rien à ajouter.',
        'Ein größeres Glas wäre schön. Sonst nichts hinzuzufügen.',
      ),
      rating: 4,
      date: text('August 2026', 'août 2026', 'August 2026'),
    },
  ]),
  content_alignment: 'left',
  horizontal_spacing: 'medium',
  vertical_spacing: 'large',
}

export const aboutPage = toPage('about', {
  name: text('About us', 'Qui sommes-nous', 'Über uns'),
  metaTitle: text('About us', 'Qui sommes-nous', 'Über uns'),
  metaDescription: text(
    'Eleven people in a former dairy in Bristol who press soap, fill bottles and mend what they sell.',
    'Onze personnes dans une ancienne laiterie de Bristol qui pressent le savon, remplissent des flacons et réparent ce qu’elles vendent.',
    'Elf Menschen in einer alten Molkerei in Bristol, die Seife pressen, Flaschen füllen und reparieren, was sie verkaufen.',
  ),
  blocks: [opening, mending, { type: 'divider', vertical_spacing: 'medium' }, voices],
})
