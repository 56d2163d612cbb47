import { thinLine, toEntries, toPage, toReading } from '../section.ts'
import { text } from '../text.ts'

export const deliveryPage = toPage('delivery', {
  name: text('Delivery', 'Livraison', 'Lieferung'),
  metaTitle: text('Delivery', 'Livraison', 'Lieferung'),
  metaDescription: text(
    'Free UK delivery from £30, worldwide from £100. Packed in paper, sent within one working day.',
    'Livraison offerte au Royaume-Uni dès 30 £, ailleurs dès 100 £. Emballé dans du papier, expédié sous un jour ouvré.',
    'Kostenloser Versand in GB ab 30 £, weltweit ab 100 £. In Papier verpackt, innerhalb eines Werktags verschickt.',
  ),
  blocks: [
    toReading(
      text('Delivery', 'Livraison', 'Lieferung'),
      text(
        '<p>Orders placed before noon leave us the same working day, in paper and card only.</p>',
        '<p>Les commandes passées avant midi partent le jour ouvré même, dans du papier et du carton uniquement.</p>',
        '<p>Bestellungen vor zwölf Uhr gehen am selben Werktag hinaus, nur in Papier und Karton.</p>',
      ),
    ),
    toReading(
      text('United Kingdom', 'Royaume-Uni', 'Vereinigtes Königreich'),
      text(
        '<ul><li>Standard, 2 to 3 working days: £3.95, free from £30</li><li>Express, next working day: £6.95</li></ul>',
        '<ul><li>Standard, 2 à 3 jours ouvrés : 3,95 £, offert dès 30 £</li><li>Express, le jour ouvré suivant : 6,95 £</li></ul>',
        '<ul><li>Standard, 2 bis 3 Werktage: 3,95 £, ab 30 £ kostenlos</li><li>Express, am nächsten Werktag: 6,95 £</li></ul>',
      ),
    ),
    toReading(
      text('Everywhere else', 'Partout ailleurs', 'Überall sonst'),
      text(
        '<ul><li>Tracked, 5 to 9 working days: £12.00, free from £100</li></ul><p>Duties, where there are any, are shown before you pay.</p>',
        '<ul><li>Suivi, 5 à 9 jours ouvrés : 12,00 £, offert dès 100 £</li></ul><p>Les droits éventuels s’affichent avant le paiement.</p>',
        '<ul><li>Mit Sendungsverfolgung, 5 bis 9 Werktage: 12,00 £, ab 100 £ kostenlos</li></ul><p>Etwaige Zölle werden vor dem Bezahlen angezeigt.</p>',
      ),
    ),
    thinLine,
    toReading(
      text(
        'Gift cards and memberships',
        'Cartes cadeaux et adhésions',
        'Geschenkkarten und Mitgliedschaften',
      ),
      text(
        '<p>Gift cards arrive by e-mail within minutes. The membership card follows by letter, free of charge.</p>',
        '<p>Les cartes cadeaux arrivent par e-mail en quelques minutes. La carte de membre suit par courrier, sans frais.</p>',
        '<p>Geschenkkarten kommen in wenigen Minuten per E-Mail. Die Mitgliedskarte folgt kostenlos per Brief.</p>',
      ),
    ),
  ],
})

export const returnsPage = toPage('returns', {
  name: text('Returns', 'Retours', 'Rücksendungen'),
  metaTitle: text('Returns', 'Retours', 'Rücksendungen'),
  metaDescription: text(
    'Thirty days to change your mind. Write to us with your order number and we send a label.',
    'Trente jours pour changer d’avis. Écrivez-nous avec votre numéro de commande, nous envoyons une étiquette.',
    'Dreißig Tage Bedenkzeit. Schreiben Sie uns mit Ihrer Bestellnummer, wir schicken ein Etikett.',
  ),
  blocks: [
    toReading(
      text('Returns', 'Retours', 'Rücksendungen'),
      text(
        '<p>You have thirty days to send back anything unopened, and as long as you like for anything that was not right.</p><p>Write to <a href="mailto:hello@sorrel.shop">hello@sorrel.shop</a> with your order number and the reason. We answer within one working day and send a label; the refund follows as soon as the parcel is with us.</p>',
        '<p>Vous avez trente jours pour renvoyer ce qui n’est pas ouvert, et tout votre temps pour ce qui n’allait pas.</p><p>Écrivez à <a href="mailto:hello@sorrel.shop">hello@sorrel.shop</a> avec votre numéro de commande et la raison. Nous répondons sous un jour ouvré et envoyons une étiquette ; le remboursement suit dès réception du colis.</p>',
        '<p>Ungeöffnetes können Sie dreißig Tage lang zurückschicken, und was nicht in Ordnung war, jederzeit.</p><p>Schreiben Sie mit Bestellnummer und Grund an <a href="mailto:hello@sorrel.shop">hello@sorrel.shop</a>. Wir antworten innerhalb eines Werktags und schicken ein Etikett; die Erstattung folgt, sobald das Paket bei uns ist.</p>',
      ),
    ),
  ],
})

export const contactPage = toPage('contact', {
  name: text('Contact', 'Nous écrire', 'Kontakt'),
  metaTitle: text('Contact', 'Nous écrire', 'Kontakt'),
  metaDescription: text(
    'Write or call: a person answers, Monday to Friday, nine to five.',
    'Écrivez ou appelez : une personne répond, du lundi au vendredi, de neuf à dix-sept heures.',
    'Schreiben Sie oder rufen Sie an: Ein Mensch antwortet, Montag bis Freitag, neun bis siebzehn Uhr.',
  ),
  blocks: [
    toReading(
      text('A person answers', 'Une personne vous répond', 'Ein Mensch antwortet'),
      text(
        '<p>Monday to Friday, nine to five, British time.</p><p><a href="mailto:hello@sorrel.shop">hello@sorrel.shop</a><br>+44 20 7946 0128</p><p>Sorrel, The Old Dairy, Riverside, Bristol</p>',
        '<p>Du lundi au vendredi, de 9 h à 17 h, heure britannique.</p><p><a href="mailto:hello@sorrel.shop">hello@sorrel.shop</a><br>+44 20 7946 0128</p><p>Sorrel, The Old Dairy, Riverside, Bristol, Royaume-Uni</p>',
        '<p>Montag bis Freitag, neun bis siebzehn Uhr britischer Zeit.</p><p><a href="mailto:hello@sorrel.shop">hello@sorrel.shop</a><br>+44 20 7946 0128</p><p>Sorrel, The Old Dairy, Riverside, Bristol, Großbritannien</p>',
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
