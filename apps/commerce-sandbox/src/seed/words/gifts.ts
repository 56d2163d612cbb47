import type { ProductWords } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'

export const giftWords = {
  'soy-candle': {
    name: text('Soy Candle', 'Bougie de soja', 'Sojakerze'),
    metaTitle: text(
      'Soy Candle in a ceramic tumbler, 220 g',
      'Bougie de soja en gobelet de céramique, 220 g',
      'Sojakerze im Keramikbecher, 220 g',
    ),
    description: paragraph(
      'A soft crackle, a wooden wick, and 45 hours of quiet evenings. The 220 g soy candle is poured by hand into a cream ceramic tumbler that drinks coffee or holds pencils afterwards.',
      'Un léger crépitement, une mèche en bois et 45 heures de soirées tranquilles. La bougie de soja de 220 g est coulée à la main dans un gobelet en céramique crème qui servira ensuite de tasse ou de pot à crayons.',
      'Leises Knistern, ein Holzdocht und 45 Stunden ruhige Abende. Die 220-g-Sojakerze wird von Hand in einen cremefarbenen Keramikbecher gegossen, der danach Kaffeebecher oder Stifthalter wird.',
    ),
  },
  'reed-diffuser': {
    name: text('Reed Diffuser', 'Diffuseur à tiges', 'Raumduft mit Stäbchen'),
    metaTitle: text(
      'Reed Diffuser, fig leaf and cedar, 100 ml',
      'Diffuseur à tiges feuille de figuier et cèdre, 100 ml',
      'Raumduft Feigenblatt & Zeder, 100 ml',
    ),
    description: paragraph(
      'Fig leaf and cedar for a hallway or a bedroom, for about three months. Turn the rattan reeds once a week, and keep the 100 ml glass bottle with its wooden collar for the next filling.',
      'Feuille de figuier et cèdre pour l’entrée ou la chambre, pendant trois mois environ. Retournez les tiges de rotin une fois par semaine et gardez le flacon en verre de 100 ml à bague en bois pour la prochaine recharge.',
      'Feigenblatt und Zeder für Flur oder Schlafzimmer, etwa drei Monate lang. Die Rattanstäbchen einmal pro Woche wenden und die 100-ml-Glasflasche mit Holzring für die nächste Füllung aufheben.',
    ),
  },
  'linen-tea-towels': {
    name: text('Linen Tea Towels', 'Torchons en lin', 'Geschirrtücher aus Leinen'),
    metaTitle: text(
      'Linen Tea Towels, set of 3, with your initials',
      'Torchons en lin, lot de 3, à vos initiales',
      'Leinen-Geschirrtücher, 3er-Set, mit Initialen',
    ),
    description: paragraph(
      'Three striped towels in oat, sage and clay that leave no lint on glasses. Pure Lithuanian linen grows softer every year, and we stitch up to three initials into the corner if you like.',
      'Trois torchons rayés avoine, sauge et argile qui ne peluchent pas sur les verres. Le pur lin de Lituanie s’adoucit d’année en année, et nous brodons jusqu’à trois initiales dans le coin si vous le souhaitez.',
      'Drei gestreifte Tücher in Hafer, Salbei und Ton, die auf Gläsern nicht fusseln. Reines litauisches Leinen wird mit jedem Jahr weicher, und auf Wunsch sticken wir bis zu drei Initialen in die Ecke.',
    ),
  },
  'bath-ritual-gift-set': {
    name: text('Bath Ritual Gift Set', 'Coffret Rituel de bain', 'Geschenkset Baderitual'),
    metaTitle: text(
      'Bath Ritual Gift Set with ribbon and card',
      'Coffret Rituel de bain avec ruban et carte',
      'Geschenkset Baderitual mit Band und Karte',
    ),
    description: paragraph(
      'A whole evening off, packed in one kraft box. Inside are two soaps, a washcloth, a hand cream tin and a konjac sponge; you choose the ribbon and the card, we write your message by hand.',
      'Toute une soirée à soi, dans une boîte kraft. À l’intérieur : deux savons, un carré de toilette, une crème pour les mains et une éponge konjac ; vous choisissez le ruban et la carte, nous écrivons votre mot à la main.',
      'Ein ganzer freier Abend in einer Kraftkartonbox. Darin: zwei Seifen, ein Waschlappen, eine Dose Handcreme und ein Konjakschwamm; Sie wählen Band und Karte, wir schreiben Ihre Nachricht von Hand.',
    ),
  },
  'kitchen-starter-gift-set': {
    name: text('Kitchen Starter Gift Set', 'Coffret Première cuisine', 'Geschenkset Küchenstart'),
    metaTitle: text(
      'Kitchen Starter Gift Set for a first home',
      'Coffret Première cuisine, pour s’installer',
      'Geschenkset Küchenstart fürs erste Zuhause',
    ),
    description: paragraph(
      'Everything a first kitchen needs to stay clean without plastic. A dish soap block, patterned dishcloths, a sage cloth and a coconut scrub brush, in a box that holds recipes afterwards.',
      'De quoi garder une première cuisine propre, sans plastique. Un pain vaisselle, des lavettes à motifs, un linge sauge et une brosse en fibre de coco, dans une boîte qui gardera ensuite les recettes.',
      'Alles, was eine erste Küche braucht, um ohne Plastik sauber zu bleiben. Ein Spülseifenblock, gemusterte Spültücher, ein salbeigrünes Tuch und eine Kokosbürste, in einer Box, die danach Rezepte aufnimmt.',
    ),
  },
  'gift-card': {
    name: text('Gift Card', 'Carte cadeau', 'Geschenkkarte'),
    metaTitle: text(
      'Sorrel Gift Card from £10 to £100',
      'Carte cadeau Sorrel de 10 à 100 £',
      'Sorrel-Geschenkkarte von 10 bis 100 £',
    ),
    description: paragraph(
      'For the friend who would rather choose their own soap. The card arrives by e-mail with your words, ready to forward or print, and never runs out of date.',
      'Pour l’amie qui préfère choisir son savon elle-même. La carte arrive par e-mail avec vos mots, prête à transférer ou à imprimer, et n’expire jamais.',
      'Für alle, die ihre Seife lieber selbst aussuchen. Die Karte kommt per E-Mail mit Ihren Worten, zum Weiterleiten oder Ausdrucken, und läuft nie ab.',
    ),
  },
} satisfies Record<string, ProductWords>
