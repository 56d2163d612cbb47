import type { ProductDetails } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'
import type { householdWords } from '../words/household.ts'
import { consumable, durable, shared } from './parts.ts'

export const householdDetails: Readonly<Record<keyof typeof householdWords, ProductDetails>> = {
  'refillable-hand-wash': {
    highlights: [
      shared.refillable,
      shared.crueltyFree,
      ['heart', text('Gentle every day', 'Doux au quotidien', 'Täglich sanft')],
    ],
    details: consumable({
      ingredients: paragraph(
        'Water, coconut and sugar-based cleansers, glycerine, aloe, and the oils of eucalyptus and wild mint or of pink grapefruit and bergamot.',
        'Eau, tensioactifs de coco et de sucre, glycérine, aloès, et huiles essentielles d’eucalyptus et de menthe sauvage ou de pamplemousse rose et de bergamote.',
        'Wasser, Tenside aus Kokos und Zucker, Glycerin, Aloe und die Öle von Eukalyptus und Wilder Minze oder von rosa Grapefruit und Bergamotte.',
      ),
      use: paragraph(
        'One press, twenty seconds, rinse. To refill, unscrew the pump, pour in half a pouch and close.',
        'Une pression, vingt secondes, rincez. Pour recharger, dévissez la pompe, versez la moitié de la recharge et refermez.',
        'Einmal drücken, zwanzig Sekunden, abspülen. Zum Nachfüllen die Pumpe abschrauben, einen halben Beutel eingießen, schließen.',
      ),
      end: paragraph(
        'The bottle stays. Send empty 1 litre pouches back to us post-free: they become the next ones. A worn pump we replace for nothing.',
        'Le flacon reste. Renvoyez-nous sans frais les recharges de 1 litre vides : elles deviennent les suivantes. Une pompe usée, nous la remplaçons gratuitement.',
        'Die Flasche bleibt. Leere 1-Liter-Beutel nehmen wir portofrei zurück: Daraus werden die nächsten. Eine müde Pumpe ersetzen wir kostenlos.',
      ),
    }),
  },
  'dish-soap-block': {
    highlights: [
      shared.plasticFree,
      ['star', text('Lasts three months', 'Dure trois mois', 'Hält drei Monate')],
      shared.compostableWrap,
    ],
    details: consumable({
      ingredients: paragraph(
        'Coconut soap, washing soda, water, a touch of lemon peel. Unscented otherwise, and free of palm oil.',
        'Savon de coco, cristaux de soude, eau, une pointe de zeste de citron. Sans autre parfum et sans huile de palme.',
        'Kokosseife, Waschsoda, Wasser, ein Hauch Zitronenschale. Sonst ohne Duft und ohne Palmöl.',
      ),
      use: paragraph(
        'Rub a wet brush or cloth across the block until it foams, then wash up. Keep it on a slatted tray so that it drains.',
        'Frottez une brosse ou une lavette mouillée sur le pain jusqu’à ce qu’il mousse, puis lavez. Gardez-le sur un support à lattes pour qu’il s’égoutte.',
        'Mit nasser Bürste oder Tuch über den Block reiben, bis es schäumt, dann abwaschen. Auf einer Lattenschale abtropfen lassen.',
      ),
      end: paragraph(
        'Grate the last piece into hot water for the floor bucket. The paper band composts.',
        'Râpez le dernier morceau dans l’eau chaude du seau à sols. La bande de papier se composte.',
        'Das letzte Stück ins heiße Putzwasser reiben. Die Papierbanderole ist kompostierbar.',
      ),
    }),
  },
  'laundry-sheets': {
    highlights: [
      shared.plasticFree,
      ['check', text('Fragrance-free', 'Sans parfum', 'Ohne Duftstoffe')],
      ['package', text('40 washes', '40 lavages', '40 Wäschen')],
    ],
    details: consumable({
      ingredients: paragraph(
        'Plant-based washing agents, plant starch, cellulose, glycerine. No fragrance, no optical brighteners, no film that stays behind.',
        'Agents lavants végétaux, amidon, cellulose, glycérine. Sans parfum, sans azurants optiques, sans film résiduel.',
        'Pflanzliche Waschstoffe, Stärke, Zellulose, Glycerin. Ohne Duft, ohne optische Aufheller, ohne Folie, die zurückbleibt.',
      ),
      use: paragraph(
        'One sheet for a full drum, half for a small load, two for football kit. From 20 to 60 °C.',
        'Une feuille pour un tambour plein, une demie pour une petite charge, deux pour les tenues de foot. De 20 à 60 °C.',
        'Ein Blatt für eine volle Trommel, ein halbes für wenig Wäsche, zwei für Fußballtrikots. Von 20 bis 60 °C.',
      ),
      end: paragraph(
        'Only the kraft box is left: fold it flat for paper recycling, or start seeds in it.',
        'Il ne reste que la boîte kraft : pliez-la pour le recyclage du papier, ou faites-y des semis.',
        'Übrig bleibt nur der Kraftkarton: flach falten und ins Altpapier, oder darin säen.',
      ),
    }),
  },
  'cleaning-tablets': {
    highlights: [
      ['refresh-cw', text('6 refills', '6 recharges', '6 Nachfüllungen')],
      shared.plasticFree,
      ['truck', text('Light to post', 'Léger à expédier', 'Leicht zu verschicken')],
    ],
    details: consumable({
      ingredients: paragraph(
        'Citric acid, baking soda, plant-based cleanser, lemon and thyme oils. Pressed dry, wrapped in paper.',
        'Acide citrique, bicarbonate, tensioactif végétal, huiles essentielles de citron et de thym. Pressées à sec, emballées de papier.',
        'Zitronensäure, Natron, pflanzliches Tensid, Zitronen- und Thymianöl. Trocken gepresst, in Papier gewickelt.',
      ),
      use: paragraph(
        'Fill the bottle with 500 ml of warm tap water, drop in a tablet, wait ten minutes with the lid off.',
        'Versez 500 ml d’eau tiède du robinet dans le flacon, ajoutez une pastille et attendez dix minutes sans refermer.',
        'Flasche mit 500 ml warmem Leitungswasser füllen, Tab hineingeben, zehn Minuten offen warten.',
      ),
      end: paragraph(
        'Box and paper twists go with the paper, or on the compost.',
        'Boîte et papillotes vont au recyclage du papier, ou au compost.',
        'Schachtel und Papierwickel kommen ins Altpapier oder auf den Kompost.',
      ),
    }),
  },
  'all-purpose-spray': {
    highlights: [
      shared.refillable,
      ['check', text('Streak-free', 'Sans traces', 'Streifenfrei')],
      shared.crueltyFree,
    ],
    details: durable({
      materials: paragraph(
        'A 500 ml amber glass bottle, a sprayer that comes apart for mending, and one lemon and thyme tablet.',
        'Un flacon en verre ambré de 500 ml, un vaporisateur démontable pour réparation et une pastille citron et thym.',
        'Eine 500-ml-Braunglasflasche, ein zum Reparieren zerlegbarer Sprühkopf und ein Tab Zitrone &amp; Thymian.',
      ),
      use: paragraph(
        'Spray, wait a breath, wipe. For taps, tiles, worktops and windows; not for untreated stone.',
        'Vaporisez, attendez un instant, essuyez. Pour robinets, carreaux, plans de travail et vitres ; pas pour la pierre non traitée.',
        'Sprühen, einen Atemzug warten, wischen. Für Hähne, Fliesen, Arbeitsflächen und Fenster; nicht für unbehandelten Stein.',
      ),
      end: paragraph(
        'Drop in the next tablet. If the trigger ever tires, we send a spring, not a new bottle.',
        'Ajoutez la pastille suivante. Si la gâchette fatigue, nous envoyons un ressort, pas un nouveau flacon.',
        'Den nächsten Tab hineingeben. Wird der Abzug müde, schicken wir eine Feder, keine neue Flasche.',
      ),
    }),
  },
  'coconut-scrub-brush': {
    highlights: [
      shared.plasticFree,
      shared.compostable,
      ['check', text('Never scratches enamel', 'Ne raye pas l’émail', 'Kratzt nicht auf Emaille')],
    ],
    details: durable({
      materials: paragraph(
        'Beech handle, coconut-fibre bristles, a twist of galvanised wire. 8 cm across.',
        'Poignée en hêtre, fibres de coco, une torsade de fil galvanisé. 8 cm de diamètre.',
        'Griff aus Buche, Kokosfaserborsten, ein gedrehter verzinkter Draht. 8 cm Durchmesser.',
      ),
      use: paragraph(
        'Scrub pans with hot water, potatoes with cold. Shake it out and stand it bristles down.',
        'Frottez les poêles à l’eau chaude, les pommes de terre à l’eau froide. Secouez et posez-la fibres vers le bas.',
        'Pfannen mit heißem Wasser schrubben, Kartoffeln mit kaltem. Ausschütteln und mit den Borsten nach unten abstellen.',
      ),
      end: paragraph(
        'Retire it to muddy boots, then pull the wire for scrap and compost the rest.',
        'Réservez-la ensuite aux bottes boueuses, puis retirez le fil pour la ferraille et compostez le reste.',
        'Danach für schlammige Stiefel nutzen, zuletzt den Draht zum Altmetall und den Rest auf den Kompost geben.',
      ),
    }),
  },
  'swedish-dishcloth': {
    highlights: [
      ['star', text('Replaces 17 kitchen rolls', 'Remplace 17 essuie-tout', 'Ersetzt 17 Küchenrollen')],
      ['refresh-cw', text('200 hot washes', '200 lavages à chaud', '200 heiße Wäschen')],
      shared.compostable,
    ],
    details: durable({
      materials: paragraph(
        '70 % cellulose, 30 % cotton, printed with water-based ink. 17 × 20 cm, three patterns.',
        '70 % cellulose, 30 % coton, imprimées à l’encre à l’eau. 17 × 20 cm, trois motifs.',
        '70 % Zellulose, 30 % Baumwolle, mit Farbe auf Wasserbasis bedruckt. 17 × 20 cm, drei Muster.',
      ),
      use: paragraph(
        'Wet it and it turns soft. Wring out after use, lay flat to dry; wash at 60 °C or in the dishwasher.',
        'Mouillée, elle s’assouplit. Essorez après usage, faites sécher à plat ; lavage à 60 °C ou au lave-vaisselle.',
        'Nass wird es weich. Nach Gebrauch auswringen und flach trocknen; bei 60 °C oder in der Spülmaschine waschen.',
      ),
      end: paragraph(
        'Cut into strips it disappears in the compost within eight weeks.',
        'Coupée en bandes, elle disparaît au compost en huit semaines.',
        'In Streifen geschnitten verschwindet es in acht Wochen im Kompost.',
      ),
    }),
  },
  'beeswax-wraps': {
    highlights: [
      ['refresh-cw', text('Reuse for a year', 'Réutilisable un an', 'Ein Jahr lang wiederverwenden')],
      shared.organic,
      shared.compostable,
    ],
    details: durable({
      materials: paragraph(
        'Organic cotton, Welsh beeswax, pine resin, jojoba oil. A set of three has one small, one medium and one large wrap; five add two of the medium size.',
        'Coton bio, cire d’abeille galloise, résine de pin, huile de jojoba. Le lot de trois compte un petit, un moyen et un grand emballage ; celui de cinq ajoute deux moyens.',
        'Bio-Baumwolle, walisisches Bienenwachs, Kiefernharz, Jojobaöl. Ein 3er-Set hat ein kleines, ein mittleres und ein großes Tuch; beim 5er-Set kommen zwei mittlere dazu.',
      ),
      use: paragraph(
        'Shape with warm hands over a bowl or around bread. Rinse in cool water; never hot, and not for raw meat.',
        'Façonnez avec les mains chaudes autour d’un bol ou du pain. Rincez à l’eau fraîche ; jamais chaude, et pas pour la viande crue.',
        'Mit warmen Händen um Schüssel oder Brot formen. Kühl abspülen, nie heiß, und nicht für rohes Fleisch verwenden.',
      ),
      end: paragraph(
        'Ten minutes in a low oven renews the wax. In the end a wrap makes a fine firelighter, or compost.',
        'Dix minutes à four doux ravivent la cire. À la fin, un emballage fait un bon allume-feu, ou du compost.',
        'Zehn Minuten im lauwarmen Ofen frischen das Wachs auf. Am Ende taugt ein Tuch als Feueranzünder oder für den Kompost.',
      ),
    }),
  },
  'bamboo-toilet-rolls': {
    highlights: [
      ['leaf', text('No trees felled', 'Aucun arbre abattu', 'Kein Baum gefällt')],
      shared.plasticFree,
      ['truck', text('Comes to your door', 'Livré chez vous', 'Kommt an die Tür')],
    ],
    details: durable({
      materials: paragraph(
        'Three-ply bamboo, unbleached core, each roll in leaf-patterned paper. 300 sheets a roll, 24 rolls a box.',
        'Bambou triple épaisseur, tube non blanchi, chaque rouleau dans un papier à feuilles. 300 feuilles par rouleau, 24 rouleaux par carton.',
        'Dreilagiger Bambus, ungebleichte Hülse, jede Rolle in Blattmusterpapier. 300 Blatt je Rolle, 24 Rollen je Karton.',
      ),
      use: paragraph(
        'As ever. Safe for old plumbing and septic tanks.',
        'Comme toujours. Convient aux vieilles canalisations et aux fosses septiques.',
        'Wie immer. Auch für alte Rohre und Kleinkläranlagen geeignet.',
      ),
      end: paragraph(
        'Wrappers wrap small presents, cores start sweet peas, the box goes with the cardboard.',
        'Les papiers emballent de petits cadeaux, les tubes accueillent des semis de pois de senteur, le carton se recycle.',
        'Das Papier verpackt kleine Geschenke, die Hülsen werden Anzuchttöpfe, der Karton kommt ins Altpapier.',
      ),
    }),
  },
  'wool-dryer-balls': {
    highlights: [
      ['refresh-cw', text('1,000 loads', '1 000 cycles', '1.000 Ladungen')],
      ['map-pin', text('Scottish wool', 'Laine d’Écosse', 'Schottische Wolle')],
      shared.compostable,
    ],
    details: durable({
      materials: paragraph(
        'Pure undyed wool, felted through to the core. Four balls of 7 cm in a cotton bag.',
        'Pure laine non teinte, feutrée jusqu’au cœur. Quatre balles de 7 cm dans un sac en coton.',
        'Reine, ungefärbte Wolle, bis in den Kern gefilzt. Vier Bälle von 7 cm im Baumwollbeutel.',
      ),
      use: paragraph(
        'Leave all four in the dryer, every load. Two drops of lavender oil on one of them scents the sheets.',
        'Laissez les quatre dans le sèche-linge, à chaque cycle. Deux gouttes d’huile de lavande sur l’une d’elles parfument les draps.',
        'Alle vier bei jeder Ladung im Trockner lassen. Zwei Tropfen Lavendelöl auf einem Ball, und die Bettwäsche duftet.',
      ),
      end: paragraph(
        'Old balls please cats, fill draught excluders or feed the compost.',
        'Les vieilles balles amusent les chats, garnissent les boudins de porte ou nourrissent le compost.',
        'Alte Bälle freuen Katzen, füllen Zugluftstopper oder nähren den Kompost.',
      ),
    }),
  },
  'glass-storage-jar': {
    highlights: [
      ['eye', text('See what is left', 'Le contenu se voit', 'Der Inhalt bleibt sichtbar')],
      shared.plasticFree,
      ['recycle', text('Endlessly recyclable', 'Recyclable à l’infini', 'Endlos recycelbar')],
    ],
    details: durable({
      materials: paragraph(
        'Thick pressed glass, a silicone-free seal of natural rubber, a lid of oiled oak or of cork. Pictured: the 1 litre jar.',
        'Verre pressé épais, joint en caoutchouc naturel sans silicone, couvercle en chêne huilé ou en liège. Sur la photo : le bocal de 1 litre.',
        'Dickes Pressglas, Dichtung aus Naturkautschuk ohne Silikon, Deckel aus geölter Eiche oder Kork. Abgebildet: das 1-Liter-Glas.',
      ),
      use: paragraph(
        'For oats, pasta, coffee, refills. The glass goes in the dishwasher, the lid is wiped. The chalk label writes with any chalk.',
        'Pour avoine, pâtes, café, recharges. Le verre va au lave-vaisselle, le couvercle s’essuie. L’étiquette à la craie s’écrit avec n’importe quelle craie.',
        'Für Hafer, Nudeln, Kaffee, Nachfüllungen. Das Glas darf in die Spülmaschine, der Deckel wird abgewischt. Das Kreideetikett lässt sich mit jeder Kreide beschreiben.',
      ),
      end: paragraph(
        'Seals and lids are sold singly, so a chipped lid is not the end. Glass goes to the bottle bank.',
        'Joints et couvercles se vendent à l’unité : un couvercle abîmé n’est pas la fin. Le verre va au conteneur.',
        'Dichtungen und Deckel gibt es einzeln, ein Kratzer ist also kein Ende. Glas kommt in den Container.',
      ),
    }),
  },
  'refill-club-membership': {
    highlights: [
      ['gift', text('First 30 days free', '30 jours offerts', 'Die ersten 30 Tage gratis')],
      ['star', text('Member prices', 'Prix membres', 'Mitgliederpreise')],
      ['refresh-cw', text('Post-free returns', 'Retours sans frais', 'Portofreie Rücksendung')],
    ],
    details: durable({
      materials: paragraph(
        'A membership card on recycled paper, and a welcome letter. No plastic card, no app to install.',
        'Une carte de membre en papier recyclé et une lettre de bienvenue. Pas de carte en plastique, pas d’application à installer.',
        'Eine Mitgliedskarte aus Recyclingpapier und ein Willkommensbrief. Keine Plastikkarte, keine App.',
      ),
      use: paragraph(
        'Join, sign in, and member prices show wherever they apply. The first 30 days cost nothing; after that £30 a year.',
        'Adhérez, connectez-vous : les prix membres s’affichent partout où ils s’appliquent. Les 30 premiers jours sont gratuits, puis 30 £ par an.',
        'Beitreten, anmelden, und Mitgliederpreise erscheinen überall, wo sie gelten. Die ersten 30 Tage sind kostenlos, danach 30 £ im Jahr.',
      ),
      end: paragraph(
        'Cancel in your account at any time; the card goes with the paper. Your bottles stay yours.',
        'Résiliez à tout moment dans votre compte ; la carte va au recyclage du papier. Vos flacons restent à vous.',
        'Jederzeit im Konto kündbar; die Karte kommt ins Altpapier. Die Flaschen bleiben Ihnen.',
      ),
    }),
  },
}
