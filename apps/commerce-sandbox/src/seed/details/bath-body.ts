import type { ProductDetails } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'
import type { bathBodyWords } from '../words/bath-body.ts'
import { consumable, durable, shared } from './parts.ts'

export const bathBodyDetails: Readonly<Record<keyof typeof bathBodyWords, ProductDetails>> = {
  'oat-honey-soap-bar': {
    highlights: [shared.plasticFree, shared.crueltyFree, shared.compostableWrap],
    details: consumable({
      ingredients: paragraph(
        'Olive, coconut and shea oils, water, rolled oats, raw honey, sea salt. The lavender bar adds lavender oil and mallow flower, the charcoal bar bamboo charcoal.',
        'Huiles d’olive et de coco, karité, eau, flocons d’avoine, miel brut, sel marin. Le pain lavande contient en plus huile essentielle de lavande et fleur de mauve, le pain charbon du charbon de bambou.',
        'Oliven-, Kokos- und Sheaöl, Wasser, Haferflocken, roher Honig, Meersalz. Das Lavendelstück enthält zusätzlich Lavendelöl und Malvenblüte, das Aktivkohlestück Bambuskohle.',
      ),
      use: paragraph(
        'Lather between wet hands and rinse. Let the bar dry on a rack or in a sisal pouch: a dry bar lasts twice as long.',
        'Faites mousser entre les mains mouillées, puis rincez. Laissez sécher sur un support ou dans une pochette en sisal : un pain sec dure deux fois plus longtemps.',
        'Zwischen nassen Händen aufschäumen und abspülen. Auf einer Ablage oder im Sisalsäckchen trocknen lassen: Ein trockenes Stück hält doppelt so lange.',
      ),
      end: paragraph(
        'Press the last sliver onto the next bar. The paper wrap goes on the compost, printing ink included.',
        'Collez le dernier morceau au pain suivant. L’emballage en papier va au compost, encre comprise.',
        'Den letzten Rest auf das nächste Stück drücken. Die Papierhülle kommt samt Druckfarbe auf den Kompost.',
      ),
    }),
  },
  'lavender-bath-salts': {
    highlights: [
      shared.refillable,
      ['heart', text('Eases tired legs', 'Délasse les jambes', 'Entspannt müde Beine')],
      ['leaf', text('Nothing synthetic', 'Rien de synthétique', 'Nichts Synthetisches')],
    ],
    details: consumable({
      ingredients: paragraph(
        'Dead Sea salt, Epsom salt, French lavender oil, dried lavender flowers. The stopper is natural cork.',
        'Sel de la mer Morte, sel d’Epsom, huile essentielle de lavande de France, fleurs de lavande séchées. Le bouchon est en liège naturel.',
        'Salz aus dem Toten Meer, Epsomsalz, französisches Lavendelöl, getrocknete Lavendelblüten. Der Verschluss ist Naturkork.',
      ),
      use: paragraph(
        'Two handfuls under the running tap, then twenty minutes of nothing else. Not for broken skin.',
        'Deux poignées sous le robinet ouvert, puis vingt minutes à ne rien faire d’autre. Ne pas utiliser sur une peau lésée.',
        'Zwei Handvoll unter den laufenden Hahn, dann zwanzig Minuten nichts anderes. Nicht auf verletzter Haut anwenden.',
      ),
      end: paragraph(
        'Fill the jar again from the 1 kg refill, or use it for matches and buttons. Glass and cork recycle separately.',
        'Remplissez le bocal avec la recharge de 1 kg ou rangez-y allumettes et boutons. Le verre et le liège se recyclent séparément.',
        'Das Glas aus dem 1-kg-Beutel nachfüllen oder für Streichhölzer und Knöpfe behalten. Glas und Kork getrennt recyceln.',
      ),
    }),
  },
  'solid-shampoo-bar': {
    highlights: [
      shared.plasticFree,
      shared.crueltyFree,
      ['globe', text('Made for travelling', 'Parfait en voyage', 'Ideal auf Reisen')],
    ],
    details: consumable({
      ingredients: paragraph(
        'Coconut-based cleanser, cocoa butter, oat protein, and rosemary oil or sweet orange and lemon oils. No sulphates, no silicone.',
        'Tensioactif de coco, beurre de cacao, protéine d’avoine, et huile essentielle de romarin ou d’orange douce et de citron. Ni sulfates ni silicone.',
        'Tensid auf Kokosbasis, Kakaobutter, Haferprotein und Rosmarinöl oder Süßorangen- und Zitronenöl. Ohne Sulfate, ohne Silikon.',
      ),
      use: paragraph(
        'Stroke the wet bar over wet hair four or five times, work up the lather with your fingers, rinse. Let it drain before it goes back in the tin.',
        'Passez le pain mouillé quatre ou cinq fois sur les cheveux mouillés, faites mousser du bout des doigts, rincez. Laissez-le égoutter avant de le remettre dans sa boîte.',
        'Das nasse Stück vier- bis fünfmal über das nasse Haar streichen, mit den Fingern aufschäumen, ausspülen. Vor dem Zurücklegen in die Dose abtropfen lassen.',
      ),
      end: paragraph(
        'The bar leaves nothing behind. The tin is aluminium: use it for years, then recycle it.',
        'Le pain ne laisse rien derrière lui. La boîte est en aluminium : gardez-la des années, puis recyclez-la.',
        'Vom Stück bleibt nichts übrig. Die Dose ist aus Aluminium: jahrelang benutzen, dann recyceln.',
      ),
    }),
  },
  'bamboo-toothbrush': {
    highlights: [
      ['leaf', text('Bamboo handle', 'Manche en bambou', 'Griff aus Bambus')],
      shared.compostableWrap,
      ['star', text('Cheaper by the set', 'Moins cher par lot', 'Im Set günstiger')],
    ],
    details: durable({
      materials: paragraph(
        'Moso bamboo sealed with beeswax; bristles of plant-based nylon, the one part that is not compostable. Kraft paper sleeve.',
        'Bambou moso protégé à la cire d’abeille ; poils en nylon d’origine végétale, seule partie non compostable. Étui en papier kraft.',
        'Moso-Bambus, mit Bienenwachs versiegelt; Borsten aus pflanzenbasiertem Nylon, der einzige nicht kompostierbare Teil. Hülle aus Kraftpapier.',
      ),
      use: paragraph(
        'Brush, rinse, stand it in a cup with air around the handle. Change it after three months or when the bristles lean.',
        'Brossez, rincez, posez-la dans un gobelet où l’air circule. Changez-la au bout de trois mois ou quand les poils penchent.',
        'Putzen, abspülen, luftig in einen Becher stellen. Nach drei Monaten wechseln oder sobald sich die Borsten biegen.',
      ),
      end: paragraph(
        'Pull the bristles with pliers and bin them. The handle rots in a compost heap, or marks the rows in a seed tray first.',
        'Retirez les poils à la pince et jetez-les. Le manche se décompose au compost, après avoir servi d’étiquette à semis.',
        'Borsten mit einer Zange ziehen und in den Restmüll geben. Der Griff verrottet auf dem Kompost, vorher taugt er als Pflanzschild.',
      ),
    }),
  },
  'organic-cotton-washcloth': {
    highlights: [
      shared.organic,
      ['refresh-cw', text('Softer each wash', 'Plus doux à chaque lavage', 'Nach jeder Wäsche weicher')],
      shared.compostable,
    ],
    details: durable({
      materials: paragraph(
        'Organic cotton in a 280 g waffle weave, 30 × 30 cm, with a cotton hanging loop. Woven and sewn near Guimarães.',
        'Coton bio tissé en nid d’abeille de 280 g, 30 × 30 cm, avec bride en coton. Tissé et cousu près de Guimarães.',
        'Bio-Baumwolle in 280-g-Waffelbindung, 30 × 30 cm, mit Baumwollschlaufe. Gewebt und genäht bei Guimarães.',
      ),
      use: paragraph(
        'Wash once before first use to open the weave. After that 60 °C, no softener, line-dry.',
        'Lavez une première fois pour ouvrir le tissage. Ensuite 60 °C, sans adoucissant, séchage à l’air.',
        'Vor dem ersten Gebrauch einmal waschen, damit sich das Gewebe öffnet. Danach 60 °C, ohne Weichspüler, auf der Leine trocknen.',
      ),
      end: paragraph(
        'First a washcloth, then a duster, then compost: it is cotton to the last thread.',
        'D’abord carré de toilette, puis chiffon, puis compost : c’est du coton jusqu’au dernier fil.',
        'Erst Waschlappen, dann Staubtuch, dann Kompost: Er ist bis zum letzten Faden Baumwolle.',
      ),
    }),
  },
  'sisal-body-brush': {
    highlights: [
      shared.plasticFree,
      ['heart', text('Wakes up tired skin', 'Réveille la peau', 'Weckt müde Haut')],
      ['map-pin', text('Swedish beech', 'Hêtre de Suède', 'Schwedische Buche')],
    ],
    details: durable({
      materials: paragraph(
        'Oiled beech from managed woodland, sisal bristles set in by hand, a cotton cord to hang it by. 42 cm long.',
        'Hêtre huilé issu de forêts gérées, fibres de sisal montées à la main, cordon en coton pour la suspendre. 42 cm de long.',
        'Geölte Buche aus bewirtschaftetem Wald, von Hand eingesetzte Sisalborsten, Baumwollkordel zum Aufhängen. 42 cm lang.',
      ),
      use: paragraph(
        'Dry: long strokes from feet and hands towards the heart, five minutes before a shower. Wet: with soap, gently.',
        'À sec : de longs mouvements des pieds et des mains vers le cœur, cinq minutes avant la douche. Mouillée : avec du savon, en douceur.',
        'Trocken: lange Striche von Füßen und Händen zum Herzen, fünf Minuten vor der Dusche. Nass: mit Seife, sanft.',
      ),
      end: paragraph(
        'Dry it bristles down and it serves for years. Then wood and sisal both go on the compost.',
        'Séchée fibres vers le bas, elle sert des années. Ensuite, bois et sisal vont tous deux au compost.',
        'Mit den Borsten nach unten getrocknet, hält sie Jahre. Danach kommen Holz und Sisal auf den Kompost.',
      ),
    }),
  },
  'sisal-soap-pouch': {
    highlights: [
      shared.plasticFree,
      ['recycle', text('Uses up soap ends', 'Sauve les restes de savon', 'Verwertet Seifenreste')],
      shared.compostable,
    ],
    details: durable({
      materials: paragraph(
        'Unbleached sisal, crocheted by a cooperative near Porto, with a cotton drawstring. 9 × 14 cm.',
        'Sisal écru, crocheté par une coopérative près de Porto, cordon en coton. 9 × 14 cm.',
        'Ungebleichtes Sisal, gehäkelt von einer Genossenschaft bei Porto, mit Baumwollband. 9 × 14 cm.',
      ),
      use: paragraph(
        'Wet it well before the first wash; the fibres soften within days. Hang it up by the cord after each shower.',
        'Mouillez-la bien avant le premier usage ; les fibres s’assouplissent en quelques jours. Suspendez-la par son cordon après chaque douche.',
        'Vor dem ersten Gebrauch gut anfeuchten; die Fasern werden in wenigen Tagen weich. Nach jeder Dusche am Band aufhängen.',
      ),
      end: paragraph(
        'After a year or so, snip it up and compost it.',
        'Au bout d’un an environ, coupez-la en morceaux et compostez-la.',
        'Nach etwa einem Jahr klein schneiden und kompostieren.',
      ),
    }),
  },
  'konjac-sponge': {
    highlights: [
      ['heart', text('Kind to sensitive skin', 'Doux pour peaux sensibles', 'Sanft zu empfindlicher Haut')],
      shared.crueltyFree,
      shared.compostable,
    ],
    details: durable({
      materials: paragraph(
        'Konjac root and water; the pink sponge also holds a little French clay. A loop of cotton thread.',
        'Racine de konjac et eau ; l’éponge rose contient un peu d’argile française. Boucle en fil de coton.',
        'Konjakwurzel und Wasser; der rosa Schwamm enthält etwas französische Tonerde. Schlaufe aus Baumwollfaden.',
      ),
      use: paragraph(
        'Soak for five minutes the first time, then one. Massage the face in small circles, rinse, squeeze flat and hang to dry.',
        'Faites tremper cinq minutes la première fois, puis une seule. Massez le visage en petits cercles, rincez, pressez à plat et suspendez.',
        'Beim ersten Mal fünf Minuten, danach eine Minute einweichen. Das Gesicht in kleinen Kreisen massieren, ausspülen, flach ausdrücken und aufhängen.',
      ),
      end: paragraph(
        'When it starts to crumble, bury it in a flowerpot: it holds water for the roots.',
        'Quand elle s’effrite, enterrez-la dans un pot de fleurs : elle retient l’eau pour les racines.',
        'Wenn er zu bröseln beginnt, im Blumentopf vergraben: Dort hält er Wasser für die Wurzeln.',
      ),
    }),
  },
  'hand-cream-tin': {
    highlights: [
      ['circle-check', text('Sinks in fast', 'Absorption rapide', 'Zieht schnell ein')],
      shared.crueltyFree,
      shared.plasticFree,
    ],
    details: consumable({
      ingredients: paragraph(
        'Oat oil, calendula-infused sunflower oil, shea butter, beeswax, vitamin E. No water, so no preservatives.',
        'Huile d’avoine, macérat de calendula dans l’huile de tournesol, beurre de karité, cire d’abeille, vitamine E. Sans eau, donc sans conservateurs.',
        'Haferöl, Calendula-Auszug in Sonnenblumenöl, Sheabutter, Bienenwachs, Vitamin E. Ohne Wasser, also ohne Konservierungsstoffe.',
      ),
      use: paragraph(
        'Warm a hazelnut of cream between the palms, work it into knuckles and cuticles, and carry on with your day.',
        'Réchauffez une noisette de crème entre les paumes, massez phalanges et cuticules, et reprenez votre journée.',
        'Eine haselnussgroße Menge zwischen den Handflächen erwärmen, in Knöchel und Nagelhaut einarbeiten und weitermachen.',
      ),
      end: paragraph(
        'Wash the tin and keep seeds or pins in it. Aluminium recycles without end.',
        'Lavez la boîte, gardez-y des graines ou des épingles. L’aluminium se recycle à l’infini.',
        'Die Dose auswaschen und Samen oder Nadeln darin aufbewahren. Aluminium lässt sich endlos recyceln.',
      ),
    }),
  },
  'body-oil': {
    highlights: [
      ['heart', text('Calms dry skin', 'Apaise la peau sèche', 'Beruhigt trockene Haut')],
      shared.crueltyFree,
      ['recycle', text('Glass bottle', 'Flacon en verre', 'Glasflasche')],
    ],
    details: consumable({
      ingredients: paragraph(
        'Rosehip seed oil, sweet almond oil, jojoba, Roman chamomile oil, vitamin E. The pipette holds a small rubber bulb.',
        'Huile de rose musquée, huile d’amande douce, jojoba, huile essentielle de camomille romaine, vitamine E. La pipette comporte une petite poire en caoutchouc.',
        'Hagebuttenkernöl, Mandelöl, Jojoba, Öl der Römischen Kamille, Vitamin E. Die Pipette hat einen kleinen Gummiball.',
      ),
      use: paragraph(
        'Five drops into the palm, pressed onto damp skin after a bath. Good for massage, and for the ends of dry hair.',
        'Cinq gouttes au creux de la main, pressées sur peau humide après le bain. Convient au massage et aux pointes sèches.',
        'Fünf Tropfen in die Handfläche, nach dem Bad in die feuchte Haut drücken. Gut zur Massage und für trockene Haarspitzen.',
      ),
      end: paragraph(
        'Rinse with hot water and soap, unscrew the pipette, and recycle the glass. The collar unscrews as well.',
        'Rincez à l’eau chaude savonneuse, dévissez la pipette et recyclez le verre. La bague se dévisse aussi.',
        'Mit heißem Wasser und Seife ausspülen, Pipette abschrauben, Glas recyceln. Auch der Ring lässt sich abschrauben.',
      ),
    }),
  },
  'deodorant-balm': {
    highlights: [
      ['check', text('No aluminium salts', 'Sans sels d’aluminium', 'Ohne Aluminiumsalze')],
      shared.crueltyFree,
      shared.plasticFree,
    ],
    details: consumable({
      ingredients: paragraph(
        'Shea butter, coconut oil, arrowroot, a little baking soda, candelilla wax. Bergamot and sage, or cedar oil, or nothing at all.',
        'Beurre de karité, huile de coco, arrow-root, un peu de bicarbonate, cire de candelilla. Bergamote et sauge, cèdre, ou rien du tout.',
        'Sheabutter, Kokosöl, Pfeilwurz, etwas Natron, Candelillawachs. Bergamotte und Salbei, Zedernöl oder gar nichts.',
      ),
      use: paragraph(
        'Warm a pea-sized amount with a fingertip and smooth it on. Wait a minute before the shirt goes on.',
        'Réchauffez une noisette du bout du doigt et étalez. Attendez une minute avant d’enfiler la chemise.',
        'Eine erbsengroße Menge mit der Fingerspitze anwärmen und verstreichen. Eine Minute warten, dann erst das Hemd.',
      ),
      end: paragraph(
        'The jar is stoneware: keep salt or rings in it. Lid and jar both outlive the balm by decades.',
        'Le pot est en grès : gardez-y du sel ou des bagues. Pot et couvercle survivent au baume des décennies.',
        'Der Tiegel ist Steinzeug: für Salz oder Ringe behalten. Deckel und Tiegel überdauern den Balsam um Jahrzehnte.',
      ),
    }),
  },
  'safety-razor': {
    highlights: [
      ['star', text('Made for life', 'Conçu pour la vie', 'Fürs Leben gemacht')],
      shared.plasticFree,
      ['recycle', text('Only steel to replace', 'Seul l’acier se change', 'Nur Stahl wird ersetzt')],
    ],
    details: durable({
      materials: paragraph(
        'Stainless steel in a brushed, brass-coloured finish. 96 g, with a 10 cm handle. Comes in a cotton bag.',
        'Acier inoxydable à la finition brossée couleur laiton. 96 g, manche de 10 cm. Livré dans un sac en coton.',
        'Edelstahl mit gebürsteter, messingfarbener Oberfläche. 96 g, 10 cm langer Griff. Im Baumwollbeutel.',
      ),
      use: paragraph(
        'Wet the skin, lather well, hold the head at thirty degrees and let the weight do the work. A blade is good for five to seven shaves.',
        'Mouillez la peau, faites bien mousser, tenez la tête à trente degrés et laissez faire le poids. Une lame dure cinq à sept rasages.',
        'Haut anfeuchten, gut einschäumen, den Kopf im Winkel von dreißig Grad halten und das Gewicht arbeiten lassen. Eine Klinge reicht für fünf bis sieben Rasuren.',
      ),
      end: paragraph(
        'Collect used blades in a tin and hand it to metal recycling. The razor itself we repair.',
        'Collectez les lames usées dans une boîte et confiez-la au recyclage des métaux. Le rasoir, nous le réparons.',
        'Gebrauchte Klingen in einer Dose sammeln und zum Altmetall geben. Den Hobel selbst reparieren wir.',
      ),
    }),
  },
  'reusable-cotton-rounds': {
    highlights: [
      shared.organic,
      ['refresh-cw', text('A thousand washes', 'Mille lavages', 'Tausend Wäschen')],
      shared.compostable,
    ],
    details: durable({
      materials: paragraph(
        'Two layers of organic cotton, terry and jersey, stitched with cotton thread. Fourteen rounds of 8 cm and a paper band.',
        'Deux épaisseurs de coton bio, éponge et jersey, cousues au fil de coton. Quatorze disques de 8 cm et une bande de papier.',
        'Zwei Lagen Bio-Baumwolle, Frottee und Jersey, mit Baumwollfaden genäht. Vierzehn Pads von 8 cm und eine Papierbanderole.',
      ),
      use: paragraph(
        'Warm water for most evenings, a drop of oil for mascara. Collect them in a net and wash at 60 °C.',
        'De l’eau tiède la plupart des soirs, une goutte d’huile pour le mascara. Rassemblez-les dans un filet et lavez à 60 °C.',
        'Meist genügt warmes Wasser, für Mascara ein Tropfen Öl. Im Netz sammeln und bei 60 °C waschen.',
      ),
      end: paragraph(
        'Worn rounds polish shoes, then go on the compost whole.',
        'Usés, ils cirent les chaussures, puis vont entiers au compost.',
        'Ausgediente Pads polieren Schuhe, danach kommen sie im Ganzen auf den Kompost.',
      ),
    }),
  },
}
