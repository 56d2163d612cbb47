import type { ProductDetails } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'
import type { giftWords } from '../words/gifts.ts'
import { consumable, durable, shared } from './parts.ts'

export const giftDetails: Readonly<Record<keyof typeof giftWords, ProductDetails>> = {
  'soy-candle': {
    highlights: [
      ['star', text('45 hours', '45 heures', '45 Stunden')],
      shared.handmade,
      ['recycle', text('Tumbler to keep', 'Gobelet à garder', 'Becher zum Behalten')],
    ],
    details: consumable({
      ingredients: paragraph(
        'Soy wax, plant-based fragrance of fig, cedar or vanilla, a wick of cherry wood. 220 g in a glazed ceramic tumbler.',
        'Cire de soja, parfum végétal de figue, de cèdre ou de vanille, mèche en bois de cerisier. 220 g dans un gobelet en céramique émaillée.',
        'Sojawachs, pflanzlicher Duft von Feige, Zeder oder Vanille, Docht aus Kirschholz. 220 g im glasierten Keramikbecher.',
      ),
      use: paragraph(
        'Let the first pool of wax reach the rim, about two hours. Trim the wick to 4 mm before each lighting; never leave a flame alone.',
        'La première fois, laissez la cire fondre jusqu’au bord, environ deux heures. Taillez la mèche à 4 mm avant chaque allumage ; ne laissez jamais une flamme sans surveillance.',
        'Beim ersten Mal brennen lassen, bis das Wachs am Rand flüssig ist, etwa zwei Stunden. Docht vor jedem Anzünden auf 4 mm kürzen; nie unbeaufsichtigt lassen.',
      ),
      end: paragraph(
        'Pour boiling water in, lift out the last wax, and the tumbler is ready for coffee.',
        'Versez de l’eau bouillante, retirez le reste de cire : le gobelet est prêt pour le café.',
        'Kochendes Wasser hineingießen, das letzte Wachs abheben, und der Becher ist bereit für Kaffee.',
      ),
    }),
  },
  'reed-diffuser': {
    highlights: [
      ['star', text('About three months', 'Environ trois mois', 'Etwa drei Monate')],
      shared.refillable,
      shared.crueltyFree,
    ],
    details: consumable({
      ingredients: paragraph(
        'Plant-based carrier, fig leaf accord, Atlas cedar oil. Six rattan reeds, a glass bottle of 100 ml, a beech collar.',
        'Base végétale, accord feuille de figuier, huile essentielle de cèdre de l’Atlas. Six tiges de rotin, flacon en verre de 100 ml, bague en hêtre.',
        'Pflanzliche Trägerbasis, Feigenblattakkord, Atlaszedernöl. Sechs Rattanstäbchen, 100-ml-Glasflasche, Ring aus Buche.',
      ),
      use: paragraph(
        'Stand it where people pass, out of the sun. Turn the reeds once a week; fewer reeds, softer scent.',
        'Placez-le dans un lieu de passage, à l’abri du soleil. Retournez les tiges chaque semaine ; moins de tiges, parfum plus doux.',
        'Dort aufstellen, wo man vorbeigeht, nicht in die Sonne. Stäbchen wöchentlich wenden; weniger Stäbchen, sanfterer Duft.',
      ),
      end: paragraph(
        'Rinse the bottle for the next filling. Reeds go in the stove or the compost.',
        'Rincez le flacon pour la prochaine recharge. Les tiges vont au poêle ou au compost.',
        'Die Flasche für die nächste Füllung ausspülen. Die Stäbchen kommen in den Ofen oder auf den Kompost.',
      ),
    }),
  },
  'linen-tea-towels': {
    highlights: [
      ['check', text('Lint-free on glass', 'Ne peluche pas', 'Fusselfrei')],
      ['pencil', text('Your initials', 'Vos initiales', 'Ihre Initialen')],
      shared.compostable,
    ],
    details: durable({
      materials: paragraph(
        'Pure flax linen from Lithuania, yarn-dyed stripes in oat, sage and clay. Three towels of 47 × 70 cm.',
        'Pur lin de Lituanie, rayures teintes en fil avoine, sauge et argile. Trois torchons de 47 × 70 cm.',
        'Reines Leinen aus Litauen, garngefärbte Streifen in Hafer, Salbei und Ton. Drei Tücher von 47 × 70 cm.',
      ),
      use: paragraph(
        'Wash once before use; linen drinks better each time. Up to 60 °C, and iron damp if you care to.',
        'Lavez une fois avant usage ; le lin absorbe mieux à chaque lavage. Jusqu’à 60 °C, repassage humide si le cœur vous en dit.',
        'Vor Gebrauch einmal waschen; Leinen saugt jedes Mal besser. Bis 60 °C, auf Wunsch feucht bügeln.',
      ),
      end: paragraph(
        'After twenty years, cut it into polishing cloths. Flax composts completely.',
        'Après vingt ans, coupez-en des chiffons à lustrer. Le lin se composte entièrement.',
        'Nach zwanzig Jahren zu Poliertüchern schneiden. Flachs kompostiert vollständig.',
      ),
    }),
  },
  'bath-ritual-gift-set': {
    highlights: [
      shared.giftBox,
      ['pencil', text('Message by hand', 'Mot écrit à la main', 'Nachricht von Hand')],
      shared.plasticFree,
    ],
    details: durable({
      materials: paragraph(
        'Two soap bars (oat and honey, lavender), one organic cotton washcloth, one 75 ml hand cream tin, one konjac sponge, paper shreds, kraft box.',
        'Deux savons (avoine et miel, lavande), un carré de toilette en coton bio, une crème pour les mains de 75 ml, une éponge konjac, frisure de papier, boîte kraft.',
        'Zwei Seifenstücke (Hafer-Honig, Lavendel), ein Waschlappen aus Bio-Baumwolle, eine 75-ml-Dose Handcreme, ein Konjakschwamm, Papierwolle, Kraftkarton.',
      ),
      use: paragraph(
        'Choose a ribbon and a card, write your message, and we tie the bow. It can go straight to the person it is for.',
        'Choisissez un ruban et une carte, écrivez votre mot, nous faisons le nœud. Le coffret peut partir directement chez la personne.',
        'Band und Karte wählen, Nachricht schreiben, die Schleife binden wir. Das Set kann direkt an die beschenkte Person gehen.',
      ),
      end: paragraph(
        'Box and shreds compost; the ribbon is cotton and ties up beans.',
        'Boîte et frisure se compostent ; le ruban est en coton et tuteure les haricots.',
        'Karton und Papierwolle kommen auf den Kompost; das Band ist aus Baumwolle und bindet Bohnen hoch.',
      ),
    }),
  },
  'kitchen-starter-gift-set': {
    highlights: [
      shared.giftBox,
      shared.plasticFree,
      ['house', text('For a first home', 'Pour s’installer', 'Fürs erste Zuhause')],
    ],
    details: durable({
      materials: paragraph(
        'One dish soap block, patterned Swedish dishcloths, one sage cotton cloth, one coconut scrub brush, kraft box.',
        'Un pain vaisselle, des lavettes suédoises à motifs, un linge en coton sauge, une brosse en fibre de coco, boîte kraft.',
        'Ein Spülseifenblock, gemusterte Schwedentücher, ein salbeigrünes Baumwolltuch, eine Kokos-Scheuerbürste, Kraftkarton.',
      ),
      use: paragraph(
        'Everything is ready for the first washing-up. Stand the brush bristles down and the soap where it can drain.',
        'Tout est prêt pour la première vaisselle. Posez la brosse fibres vers le bas et le savon là où il peut s’égoutter.',
        'Alles ist bereit für den ersten Abwasch. Die Bürste mit den Borsten nach unten stellen, die Seife abtropfen lassen.',
      ),
      end: paragraph(
        'Each piece composts or is replaced on its own. The box is just the size for recipe cards.',
        'Chaque pièce se composte ou se remplace séparément. La boîte a juste la taille de fiches de cuisine.',
        'Jedes Teil ist kompostierbar oder einzeln ersetzbar. Die Box hat genau die Größe von Rezeptkarten.',
      ),
    }),
  },
  'gift-card': {
    highlights: [
      ['mail', text('Arrives by e-mail', 'Arrive par e-mail', 'Kommt per E-Mail')],
      ['check', text('Never expires', 'N’expire jamais', 'Läuft nie ab')],
      ['pencil', text('Your own words', 'Vos propres mots', 'Ihre eigenen Worte')],
    ],
    details: durable({
      materials: paragraph(
        'A code and your message, laid out to print on one sheet of paper. What you see in the picture is a printed one.',
        'Un code et votre mot, mis en page pour s’imprimer sur une feuille. La photo montre une carte imprimée.',
        'Ein Code und Ihre Nachricht, gestaltet zum Ausdrucken auf einem Blatt. Das Bild zeigt eine gedruckte Karte.',
      ),
      use: paragraph(
        'Pick an amount, name the recipient, add a line. The code goes in at the checkout, in one go or over several orders.',
        'Choisissez un montant, indiquez le destinataire, ajoutez un mot. Le code s’utilise au paiement, en une ou plusieurs fois.',
        'Betrag wählen, Namen angeben, eine Zeile dazuschreiben. Der Code wird an der Kasse eingegeben, auf einmal oder über mehrere Bestellungen.',
      ),
      end: paragraph(
        'What is left stays on the card until it is spent. Printed cards go with the paper.',
        'Le solde reste sur la carte jusqu’à épuisement. Les cartes imprimées vont au recyclage du papier.',
        'Restguthaben bleibt auf der Karte, bis es aufgebraucht ist. Gedruckte Karten kommen ins Altpapier.',
      ),
    }),
  },
}
