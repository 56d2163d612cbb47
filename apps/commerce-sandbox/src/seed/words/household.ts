import type { ProductWords } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'

export const householdWords = {
  'refillable-hand-wash': {
    name: text('Refillable Hand Wash', 'Savon pour les mains rechargeable', 'Nachfüllbare Handseife'),
    metaTitle: text(
      'Refillable Hand Wash in amber glass, 500 ml',
      'Savon pour les mains rechargeable, verre ambré, 500 ml',
      'Nachfüllbare Handseife in Braunglas, 500 ml',
    ),
    description: paragraph(
      'Eucalyptus and wild mint, or pink grapefruit, in a bottle made to be kept. The 500 ml amber glass stays by the sink for years; when it runs low, a 1 litre pouch fills it twice.',
      'Eucalyptus et menthe sauvage, ou pamplemousse rose, dans un flacon fait pour durer. Le verre ambré de 500 ml reste des années près de l’évier ; une recharge de 1 litre le remplit deux fois.',
      'Eukalyptus und Wilde Minze oder rosa Grapefruit, in einer Flasche, die bleibt. Das 500-ml-Braunglas steht jahrelang am Becken; geht sie zur Neige, füllt ein 1-Liter-Beutel sie zweimal.',
    ),
  },
  'dish-soap-block': {
    name: text('Dish Soap Block', 'Pain vaisselle', 'Spülseifenblock'),
    metaTitle: text(
      'Dish Soap Block, plastic-free washing-up',
      'Pain vaisselle, la vaisselle sans plastique',
      'Spülseifenblock, Abwasch ohne Plastik',
    ),
    description: paragraph(
      'One solid block that washes up for three months. Rub a damp brush over it and it cuts through roasting tins, yet leaves your hands feeling like your own.',
      'Un seul pain solide pour trois mois de vaisselle. Frottez-y une brosse humide : il vient à bout des plats à rôtir et laisse les mains douces.',
      'Ein fester Block, der drei Monate Abwasch schafft. Mit einer feuchten Bürste darübergehen: Er löst Eingebranntes und lässt die Hände in Ruhe.',
    ),
  },
  'laundry-sheets': {
    name: text('Laundry Sheets', 'Feuilles de lessive', 'Waschblätter'),
    metaTitle: text(
      'Laundry Sheets, fragrance-free, 40 washes',
      'Feuilles de lessive sans parfum, 40 lavages',
      'Waschblätter ohne Duft, 40 Wäschen',
    ),
    description: paragraph(
      'Forty washes in a box the size of a paperback. Tear off a fragrance-free, plastic-free sheet, drop it in the drum and it dissolves even in a cold wash.',
      'Quarante lavages dans une boîte de la taille d’un livre de poche. Détachez une feuille sans parfum ni plastique, posez-la dans le tambour : elle se dissout même à froid.',
      'Vierzig Wäschen in einer Schachtel, so groß wie ein Taschenbuch. Ein duft- und plastikfreies Blatt abreißen, in die Trommel legen: Es löst sich auch bei kalter Wäsche.',
    ),
  },
  'cleaning-tablets': {
    name: text('Cleaning Tablets', 'Pastilles de nettoyage', 'Reinigungstabs'),
    metaTitle: text(
      'Cleaning Tablets, 6 refills for your spray bottle',
      'Pastilles de nettoyage, 6 recharges',
      'Reinigungstabs, 6 Nachfüllungen',
    ),
    description: paragraph(
      'Six refills in a box that weighs less than an apple. Fill the bottle from the tap, drop in a tablet, and by the time the crumbs are swept it is ready to spray.',
      'Six recharges dans une boîte plus légère qu’une pomme. Remplissez le flacon au robinet, ajoutez une pastille : le temps d’un coup de balai, c’est prêt.',
      'Sechs Nachfüllungen in einer Schachtel, leichter als ein Apfel. Flasche am Hahn füllen, Tab hinein, und bis die Krümel weggefegt sind, ist der Reiniger fertig.',
    ),
  },
  'all-purpose-spray': {
    name: text('All-Purpose Spray Kit', 'Kit spray multi-usage', 'Allzweckspray-Set'),
    metaTitle: text(
      'All-Purpose Spray Kit, lemon and thyme, 500 ml',
      'Kit spray multi-usage citron et thym, 500 ml',
      'Allzweckspray-Set Zitrone & Thymian, 500 ml',
    ),
    description: paragraph(
      'One amber bottle, one tablet, and the kitchen smells of lemon and thyme. The 500 ml glass sprayer is refillable for good and shines taps, tiles and worktops without a streak.',
      'Un flacon ambré, une pastille, et la cuisine sent le citron et le thym. Le vaporisateur en verre de 500 ml se recharge à vie et fait briller robinets, carreaux et plans de travail sans traces.',
      'Eine Braunglasflasche, ein Tab, und die Küche duftet nach Zitrone und Thymian. Der 500-ml-Glassprüher ist immer wieder nachfüllbar und bringt Hähne, Fliesen und Arbeitsflächen streifenfrei zum Glänzen.',
    ),
  },
  'coconut-scrub-brush': {
    name: text('Coconut Scrub Brush', 'Brosse en fibre de coco', 'Kokos-Scheuerbürste'),
    metaTitle: text(
      'Coconut Scrub Brush for pots and roots',
      'Brosse en fibre de coco pour casseroles et légumes',
      'Kokos-Scheuerbürste für Töpfe und Gemüse',
    ),
    description: paragraph(
      'A palm-sized wooden brush with coconut bristles that bite. Made for pans, potatoes and muddy boots, and it never scratches enamel.',
      'Une brosse en bois qui tient dans la paume, aux fibres de coco qui accrochent. Faite pour les poêles, les pommes de terre et les bottes boueuses, sans jamais rayer l’émail.',
      'Eine handtellergroße Holzbürste mit Kokosborsten, die zupacken. Für Pfannen, Kartoffeln und schlammige Stiefel, und Emaille bleibt ohne Kratzer.',
    ),
  },
  'swedish-dishcloth': {
    name: text('Swedish Dishcloths (set of 3)', 'Lavettes suédoises (lot de 3)', 'Schwedentücher (3er-Set)'),
    metaTitle: text(
      'Swedish Dishcloths, set of 3',
      'Lavettes suédoises, lot de 3',
      'Schwedentücher im 3er-Set',
    ),
    description: paragraph(
      'Part sponge, part cloth, and printed to be left out on show. Each of the three drinks up fifteen times its weight, dries stiff within hours so it never smells, and goes through two hundred hot washes.',
      'Mi-éponge, mi-torchon, et assez jolies pour rester en vue. Chacune des trois absorbe quinze fois son poids, sèche en quelques heures sans odeur et supporte deux cents lavages à chaud.',
      'Halb Schwamm, halb Tuch und so bedruckt, dass sie liegen bleiben dürfen. Jedes der drei nimmt das Fünfzehnfache seines Gewichts auf, trocknet in Stunden geruchlos und übersteht zweihundert heiße Wäschen.',
    ),
  },
  'beeswax-wraps': {
    name: text('Beeswax Wraps', 'Emballages à la cire d’abeille', 'Bienenwachstücher'),
    metaTitle: text(
      'Beeswax Wraps, printed cotton in place of film',
      'Emballages à la cire d’abeille, adieu film plastique',
      'Bienenwachstücher statt Frischhaltefolie',
    ),
    description: paragraph(
      'Warm them with your hands and they hold to any bowl. Printed organic cotton with Welsh beeswax keeps bread soft, cheese breathing and half a lemon fresh; Meadow comes as a set of three, Honeycomb in three or five.',
      'Réchauffez-les dans vos mains, ils épousent n’importe quel bol. Le coton bio imprimé et la cire d’abeille galloise gardent le pain moelleux, le fromage vivant et le demi-citron frais ; Prairie en lot de trois, Alvéoles en trois ou cinq.',
      'Mit den Händen anwärmen, und sie schmiegen sich an jede Schüssel. Bedruckte Bio-Baumwolle mit walisischem Bienenwachs hält Brot weich, lässt Käse atmen und die halbe Zitrone frisch; Wiese gibt es im 3er-Set, Honigwabe zu dritt oder zu fünft.',
    ),
  },
  'bamboo-toilet-rolls': {
    name: text('Bamboo Toilet Rolls (24)', 'Papier toilette en bambou (24)', 'Bambus-Toilettenpapier (24)'),
    metaTitle: text(
      'Bamboo Toilet Rolls, box of 24',
      'Papier toilette en bambou, carton de 24',
      'Bambus-Toilettenpapier, 24 Rollen',
    ),
    description: paragraph(
      'Soft, strong, and not one tree felled for it. Twenty-four long rolls of three-ply bamboo, each wrapped in leaf-patterned paper instead of plastic.',
      'Doux, résistant, et pas un arbre abattu. Vingt-quatre longs rouleaux de bambou triple épaisseur, chacun emballé de papier à motif de feuilles plutôt que de plastique.',
      'Weich, reißfest, und kein Baum musste dafür fallen. Vierundzwanzig lange, dreilagige Rollen aus Bambus, jede in Papier mit Blattmuster statt in Plastik gewickelt.',
    ),
  },
  'wool-dryer-balls': {
    name: text('Wool Dryer Balls', 'Balles de séchage en laine', 'Trocknerbälle aus Wolle'),
    metaTitle: text(
      'Wool Dryer Balls, set of 4',
      'Balles de séchage en laine, lot de 4',
      'Trocknerbälle aus Wolle, 4er-Set',
    ),
    description: paragraph(
      'Four felted balls that let the dryer finish a quarter sooner. They lift towels apart as they tumble, soften without softener and last around a thousand loads.',
      'Quatre balles feutrées qui font gagner un quart du temps de séchage. Elles séparent le linge en roulant, l’assouplissent sans adoucissant et durent environ mille cycles.',
      'Vier gefilzte Bälle, mit denen der Trockner ein Viertel früher fertig ist. Sie lockern die Wäsche beim Drehen auf, machen sie ohne Weichspüler weich und halten rund tausend Ladungen.',
    ),
  },
  'glass-storage-jar': {
    name: text('Glass Storage Jar', 'Bocal de conservation en verre', 'Vorratsglas'),
    metaTitle: text(
      'Glass Storage Jar, 1 to 3 litres',
      'Bocal de conservation en verre, 1 à 3 litres',
      'Vorratsglas, 1 bis 3 Liter',
    ),
    description: paragraph(
      'A clear jar that shows when the oats are running low. Thick glass, a lid with a snug seal and a mouth wide enough for a scoop; the three sizes stack neatly on one shelf.',
      'Un bocal clair qui montre quand l’avoine vient à manquer. Verre épais, couvercle bien ajusté et ouverture assez large pour une cuillère ; les trois tailles se rangent sur une même étagère.',
      'Ein klares Glas, das zeigt, wann die Haferflocken knapp werden. Dickes Glas, ein dicht schließender Deckel und eine Öffnung, in die jede Schaufel passt; die drei Größen stehen ordentlich im selben Regal.',
    ),
  },
  'refill-club-membership': {
    name: text('Refill Club Membership', 'Adhésion au Refill Club', 'Refill-Club-Mitgliedschaft'),
    metaTitle: text(
      'Refill Club Membership, first 30 days free',
      'Adhésion au Refill Club, 30 jours offerts',
      'Refill-Club-Mitgliedschaft, 30 Tage gratis',
    ),
    description: paragraph(
      'One card, a year of member prices, and the first 30 days on us. Members pay less for refills, hear of new scents first and send their empty pouches back post-free.',
      'Une carte, un an de prix membres, et les 30 premiers jours offerts. Les membres paient leurs recharges moins cher, découvrent les nouveaux parfums en premier et renvoient leurs recharges vides sans frais.',
      'Eine Karte, ein Jahr Mitgliederpreise, und die ersten 30 Tage schenken wir Ihnen. Mitglieder zahlen weniger für Nachfüllungen, erfahren neue Düfte zuerst und schicken leere Beutel portofrei zurück.',
    ),
  },
} satisfies Record<string, ProductWords>
