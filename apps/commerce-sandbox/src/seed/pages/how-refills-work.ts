import { toSectionImage } from '../media.ts'
import { toEntries, toPage } from '../section.ts'
import { paragraph, text } from '../text.ts'

const opening = {
  type: 'heading_with_text',
  title: text('How refills work', 'Les recharges, mode d’emploi', 'So funktioniert Nachfüllen'),
  description: paragraph(
    'Buy the bottle once. Choose a rhythm, and the refill comes by post before you run out. Pause, skip or stop in your account whenever you like.',
    'Achetez le flacon une fois. Choisissez un rythme : la recharge arrive par la poste avant la dernière goutte. Pause, report ou arrêt dans votre compte, quand vous voulez.',
    'Die Flasche kaufen Sie einmal. Wählen Sie einen Rhythmus, und die Nachfüllung kommt per Post, bevor sie leer ist. Pausieren, überspringen oder beenden Sie jederzeit in Ihrem Konto.',
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
      title: text('1. Keep the bottle', '1. Gardez le flacon', '1. Flasche behalten'),
      description: paragraph(
        'Amber glass, 500 ml, made for years by the sink.',
        'Verre ambré, 500 ml, fait pour des années près de l’évier.',
        'Braunglas, 500 ml, gemacht für Jahre am Becken.',
      ),
      image: toSectionImage('refillable-hand-wash-1.webp'),
      content_alignment: 'center',
    },
    {
      title: text('2. Pour the refill', '2. Versez la recharge', '2. Nachfüllen'),
      description: paragraph(
        'One 1 litre pouch fills it twice. Post the empty one back to us for nothing.',
        'Une recharge de 1 litre le remplit deux fois. Renvoyez-nous la poche vide sans frais.',
        'Ein 1-Liter-Beutel füllt sie zweimal. Den leeren schicken Sie portofrei zurück.',
      ),
      image: toSectionImage('refill-club-membership-1.webp'),
      content_alignment: 'center',
    },
    {
      title: text('3. Or drop a tablet', '3. Ou une pastille', '3. Oder ein Tab'),
      description: paragraph(
        'For sprays: tap water, one tablet, ten minutes.',
        'Pour les sprays : eau du robinet, une pastille, dix minutes.',
        'Für Sprays: Leitungswasser, ein Tab, zehn Minuten.',
      ),
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
  title: text('Join the Refill Club.', 'Rejoignez le Refill Club.', 'Werden Sie Mitglied im Refill Club.'),
  description: paragraph(
    'Member prices all year, and the first 30 days are free.',
    'Des prix membres toute l’année, et les 30 premiers jours sont offerts.',
    'Das ganze Jahr Mitgliederpreise, und die ersten 30 Tage sind gratis.',
  ),
  links: toEntries('refill-club', [
    {
      style: 'button_primary',
      label: text('See the membership', 'Voir l’adhésion', 'Zur Mitgliedschaft'),
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
  name: text('How refills work', 'Les recharges, mode d’emploi', 'So funktioniert Nachfüllen'),
  metaTitle: text('How refills work', 'Les recharges, mode d’emploi', 'So funktioniert Nachfüllen'),
  metaDescription: text(
    'Keep the bottle, choose a rhythm, pour the refill. Pause, skip or stop whenever you like.',
    'Gardez le flacon, choisissez un rythme, versez la recharge. Pause, report ou arrêt quand vous voulez.',
    'Flasche behalten, Rhythmus wählen, nachfüllen. Pausieren, überspringen oder beenden, wann immer Sie wollen.',
  ),
  blocks: [opening, steps, club],
})
