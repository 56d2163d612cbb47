import type { ProductWords } from '../product-facts.ts'
import { paragraph, text } from '../text.ts'

export const bathBodyWords = {
  'oat-honey-soap-bar': {
    name: text('Oat & Honey Soap Bar', 'Savon avoine et miel', 'Hafer-Honig-Seife'),
    metaTitle: text('Oat & Honey Soap Bar, 110 g', 'Savon avoine et miel, 110 g', 'Hafer-Honig-Seife, 110 g'),
    description: paragraph(
      'Cold-pressed with rolled oats and raw honey, and kind to dry skin. Each 110 g bar cures for six weeks, so it stays firm by the basin and lasts a pair of hands about two months.',
      'Pressé à froid avec des flocons d’avoine et du miel brut, doux pour les peaux sèches. Chaque pain de 110 g mûrit six semaines : il reste ferme au bord du lavabo et dure environ deux mois.',
      'Kalt gepresst mit Haferflocken und rohem Honig, sanft zu trockener Haut. Jedes 110-g-Stück reift sechs Wochen, bleibt am Waschbecken fest und hält gut zwei Monate.',
    ),
  },
  'lavender-bath-salts': {
    name: text('Lavender Bath Salts', 'Sels de bain à la lavande', 'Lavendel-Badesalz'),
    metaTitle: text(
      'Lavender Bath Salts with Dead Sea and Epsom salt',
      'Sels de bain à la lavande, mer Morte et Epsom',
      'Lavendel-Badesalz mit Totes-Meer- und Epsom-Salz',
    ),
    description: paragraph(
      'Dead Sea and Epsom salts with lavender oil, for the end of a long day. Two handfuls in a warm bath loosen tired legs, and the 450 g glass jar is made to be filled again from the 1 kg refill.',
      'Sels de la mer Morte et d’Epsom à l’huile de lavande, pour finir une longue journée. Deux poignées dans un bain chaud délassent les jambes, et le bocal en verre de 450 g se remplit encore et encore avec la recharge de 1 kg.',
      'Totes-Meer- und Epsom-Salz mit Lavendelöl, für das Ende eines langen Tages. Zwei Handvoll im warmen Bad lockern müde Beine, und das 450-g-Glas lässt sich aus dem 1-kg-Beutel immer wieder füllen.',
    ),
  },
  'solid-shampoo-bar': {
    name: text('Solid Shampoo Bar', 'Shampoing solide', 'Festes Shampoo'),
    metaTitle: text(
      'Solid Shampoo Bar, 80 g, rosemary or citrus',
      'Shampoing solide 80 g, romarin ou agrumes',
      'Festes Shampoo, 80 g, Rosmarin oder Zitrus',
    ),
    description: paragraph(
      'Two bottles of shampoo in one 80 g bar, with no bottle. It lathers fast in hard water, rinses clean without a film and leaves hair soft from root to tip.',
      'Deux flacons de shampoing dans un seul pain de 80 g, sans flacon. Il mousse vite même dans l’eau calcaire, se rince sans film et laisse les cheveux doux de la racine aux pointes.',
      'Zwei Flaschen Shampoo in einem 80-g-Stück, ganz ohne Flasche. Es schäumt auch in hartem Wasser schnell, lässt sich rückstandsfrei ausspülen und macht das Haar vom Ansatz bis in die Spitzen weich.',
    ),
  },
  'bamboo-toothbrush': {
    name: text('Bamboo Toothbrush', 'Brosse à dents en bambou', 'Bambuszahnbürste'),
    metaTitle: text(
      'Bamboo Toothbrush, soft or medium',
      'Brosse à dents en bambou, souple ou médium',
      'Bambuszahnbürste, weich oder mittel',
    ),
    description: paragraph(
      'A smooth bamboo handle that dries quickly and sits well in the hand. The three bristle colours tell whose brush is whose, and a drawer of three or six costs less per brush.',
      'Un manche en bambou lisse qui sèche vite et tient bien en main. Trois couleurs de poils pour que chacun reconnaisse la sienne, et un prix plus doux dès trois ou six brosses.',
      'Ein glatter Bambusgriff, der schnell trocknet und gut in der Hand liegt. Drei Borstenfarben zeigen, wem welche Bürste gehört, und ab drei oder sechs Stück wird jede günstiger.',
    ),
  },
  'organic-cotton-washcloth': {
    name: text('Organic Cotton Washcloth', 'Carré de toilette en coton bio', 'Waschlappen aus Bio-Baumwolle'),
    metaTitle: text(
      'Organic Cotton Washcloth in waffle weave',
      'Carré de toilette gaufré en coton bio',
      'Waschlappen aus Bio-Baumwolle in Waffelbindung',
    ),
    description: paragraph(
      'Waffle-woven, quick to dry and softer after each wash. The deep weave lifts soap and make-up with warm water alone, and a stitched loop hangs it out of the way.',
      'Tissé en nid d’abeille, il sèche vite et s’adoucit à chaque lavage. Son relief emporte savon et maquillage à l’eau tiède seule, et une bride cousue permet de le suspendre.',
      'In Waffelbindung gewebt, schnell trocken und nach jeder Wäsche weicher. Die tiefe Struktur nimmt Seife und Make-up allein mit warmem Wasser auf, und eine genähte Schlaufe hängt ihn aus dem Weg.',
    ),
  },
  'sisal-body-brush': {
    name: text('Sisal Body Brush', 'Brosse pour le corps en sisal', 'Sisal-Körperbürste'),
    metaTitle: text(
      'Sisal Body Brush with a long beech handle',
      'Brosse en sisal à long manche en hêtre',
      'Sisal-Körperbürste mit langem Buchenstiel',
    ),
    description: paragraph(
      'A long beech handle and firm sisal bristles that reach the middle of the back. Brush dry before the shower to wake the skin, or wet with soap to polish elbows and heels.',
      'Un long manche en hêtre et des fibres de sisal fermes qui atteignent le milieu du dos. À sec avant la douche pour réveiller la peau, ou mouillée avec du savon pour polir coudes et talons.',
      'Ein langer Buchenstiel und feste Sisalborsten, die bis zur Rückenmitte reichen. Trocken vor der Dusche weckt sie die Haut, nass mit Seife glättet sie Ellbogen und Fersen.',
    ),
  },
  'sisal-soap-pouch': {
    name: text('Sisal Soap Pouch', 'Pochette à savon en sisal', 'Sisal-Seifensäckchen'),
    metaTitle: text(
      'Sisal Soap Pouch with drawstring',
      'Pochette à savon en sisal à cordon',
      'Sisal-Seifensäckchen mit Zugband',
    ),
    description: paragraph(
      'A woven pouch that turns the last slivers of soap into lather. Drop in a bar or the ends of three, pull the drawstring and scrub; hung up by its cord, the soap dries between showers.',
      'Une pochette tissée qui fait mousser jusqu’aux derniers morceaux de savon. Glissez-y un pain ou trois restes, tirez le cordon et frottez ; suspendu, le savon sèche entre deux douches.',
      'Ein gewebtes Säckchen, das auch die letzten Seifenreste zum Schäumen bringt. Ein Stück oder drei Reste hinein, Band zuziehen, schrubben; aufgehängt trocknet die Seife zwischen den Duschen.',
    ),
  },
  'konjac-sponge': {
    name: text('Konjac Sponge', 'Éponge konjac', 'Konjakschwamm'),
    metaTitle: text(
      'Konjac Sponge for gentle cleansing',
      'Éponge konjac pour un nettoyage doux',
      'Konjakschwamm zur sanften Reinigung',
    ),
    description: paragraph(
      'Springy, gentle and made of nothing but konjac root. It swells soft in warm water, cleans the face with little or no soap and goes on the compost after about two months.',
      'Souple, douce et faite uniquement de racine de konjac. Elle gonfle dans l’eau tiède, nettoie le visage avec peu ou pas de savon et finit au compost après deux mois environ.',
      'Federnd, sanft und aus nichts als Konjakwurzel. In warmem Wasser quillt er weich auf, reinigt das Gesicht mit wenig oder ohne Seife und kommt nach etwa zwei Monaten auf den Kompost.',
    ),
  },
  'hand-cream-tin': {
    name: text('Hand Cream Tin', 'Crème pour les mains en boîte', 'Handcreme in der Dose'),
    metaTitle: text(
      'Hand Cream Tin with oat and calendula, 75 ml',
      'Crème pour les mains avoine et calendula, 75 ml',
      'Handcreme mit Hafer und Calendula, 75 ml',
    ),
    description: paragraph(
      'Whipped oat and calendula cream that sinks in before the kettle boils. A little is enough for gardeners’ knuckles and winter mornings; the 75 ml aluminium tin is yours to keep.',
      'Une crème fouettée à l’avoine et au calendula, absorbée avant que l’eau ne bouille. Une noisette suffit aux mains de jardinier et aux matins d’hiver ; la boîte en aluminium de 75 ml se garde.',
      'Aufgeschlagene Creme mit Hafer und Calendula, eingezogen, bevor das Wasser kocht. Wenig genügt für Gärtnerhände und Wintermorgen; die 75-ml-Aluminiumdose bleibt.',
    ),
  },
  'body-oil': {
    name: text('Calming Body Oil', 'Huile apaisante pour le corps', 'Beruhigendes Körperöl'),
    metaTitle: text(
      'Calming Body Oil with rosehip and chamomile, 100 ml',
      'Huile apaisante rose musquée et camomille, 100 ml',
      'Beruhigendes Körperöl, Hagebutte & Kamille, 100 ml',
    ),
    description: paragraph(
      'Rosehip and chamomile in a light oil that leaves skin supple, never greasy. Five drops on damp skin after a bath are enough, so the 100 ml amber bottle sees out a winter.',
      'Rose musquée et camomille dans une huile légère qui assouplit la peau sans la graisser. Cinq gouttes sur peau humide après le bain suffisent : le flacon ambré de 100 ml dure tout l’hiver.',
      'Hagebutte und Kamille in einem leichten Öl, das die Haut geschmeidig macht, nie fettig. Fünf Tropfen auf feuchter Haut nach dem Bad genügen, so reicht die 100-ml-Braunglasflasche einen Winter lang.',
    ),
  },
  'deodorant-balm': {
    name: text('Deodorant Balm', 'Baume déodorant', 'Deobalsam'),
    metaTitle: text(
      'Deodorant Balm in a ceramic jar, 60 g',
      'Baume déodorant en pot de céramique, 60 g',
      'Deobalsam im Keramiktiegel, 60 g',
    ),
    description: paragraph(
      'A pea of balm in the morning, and fresh until evening. Arrowroot keeps you dry, shea keeps skin calm, and the 60 g ceramic jar with its bamboo lid looks well on any shelf.',
      'Une noisette de baume le matin, et de la fraîcheur jusqu’au soir. L’arrow-root garde au sec, le karité apaise, et le pot en céramique de 60 g à couvercle en bambou a sa place sur l’étagère.',
      'Morgens eine erbsengroße Menge Balsam, und frisch bis zum Abend. Pfeilwurz hält trocken, Shea beruhigt die Haut, und der 60-g-Keramiktiegel mit Bambusdeckel macht sich gut im Regal.',
    ),
  },
  'safety-razor': {
    name: text('Safety Razor', 'Rasoir de sûreté', 'Rasierhobel'),
    metaTitle: text(
      'Brass-coloured Safety Razor, made for life',
      'Rasoir de sûreté couleur laiton, pour la vie',
      'Messingfarbener Rasierhobel fürs Leben',
    ),
    description: paragraph(
      'A brass-coloured razor with the weight to do the work for you. It takes any standard double-edged blade, so the handle stays and only a sliver of steel is ever replaced.',
      'Un rasoir couleur laiton dont le poids fait le travail. Il accepte toutes les lames à double tranchant standard : le manche reste, seule une fine lame d’acier se change.',
      'Ein messingfarbener Hobel, dessen Gewicht die Arbeit übernimmt. Er nimmt jede übliche Doppelklinge auf: Der Griff bleibt, ersetzt wird nur ein Hauch Stahl.',
    ),
  },
  'reusable-cotton-rounds': {
    name: text('Reusable Cotton Rounds', 'Disques démaquillants lavables', 'Waschbare Abschminkpads'),
    metaTitle: text(
      'Reusable Cotton Rounds, pack of 14',
      'Disques démaquillants lavables, lot de 14',
      'Waschbare Abschminkpads, 14 Stück',
    ),
    description: paragraph(
      'Fourteen organic cotton rounds, stitched to outlast a thousand disposable ones. Terry on one side, smooth on the other, and two weeks of evenings between washes.',
      'Quatorze disques en coton bio, surpiqués pour survivre à mille disques jetables. Éponge d’un côté, lisses de l’autre, et deux semaines de soirées entre deux lessives.',
      'Vierzehn Pads aus Bio-Baumwolle, so gesteppt, dass sie tausend Wegwerfpads überdauern. Eine Seite Frottee, eine glatt, und zwei Wochen Abende zwischen zwei Wäschen.',
    ),
  },
} satisfies Record<string, ProductWords>
