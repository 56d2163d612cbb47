import type { Localized } from '../catalogue/documents.ts'
import { text } from './text.ts'

/** The alternative text of every picture in the media folder, by file. */
export const captions = {
  'oat-honey-soap-bar-1.webp': text(
    'Cream oat and honey soap bar embossed with the Sorrel leaf, leaning on two more bars on a stone slab with rolled oats and eucalyptus',
    'Savon crème avoine et miel, feuille Sorrel en relief, appuyé sur deux autres pains sur une dalle de pierre, avec flocons d’avoine et eucalyptus',
    'Cremefarbenes Hafer-Honig-Seifenstück mit eingeprägtem Sorrel-Blatt, an zwei weitere Stücke gelehnt, auf einer Steinplatte mit Haferflocken und Eukalyptus',
  ),
  'oat-honey-soap-bar--lavender.webp': text(
    'Lilac lavender soap bars embossed with the Sorrel leaf on a stone slab with lavender stems in front',
    'Savons lilas à la lavande, feuille Sorrel en relief, sur une dalle de pierre, brins de lavande devant',
    'Fliederfarbene Lavendelseifen mit eingeprägtem Sorrel-Blatt auf einer Steinplatte, davor Lavendelstängel',
  ),
  'oat-honey-soap-bar--charcoal.webp': text(
    'Dark charcoal soap bars embossed with the Sorrel leaf on a stone slab',
    'Savons sombres au charbon, feuille Sorrel en relief, sur une dalle de pierre',
    'Dunkle Aktivkohleseifen mit eingeprägtem Sorrel-Blatt auf einer Steinplatte',
  ),
  'oat-honey-soap-bar-2.webp': text(
    'Close view of the embossed Sorrel emblem on an oat and honey soap bar',
    'Gros plan sur l’emblème Sorrel en relief d’un savon avoine et miel',
    'Nahaufnahme des eingeprägten Sorrel-Zeichens auf einem Hafer-Honig-Seifenstück',
  ),
  'lavender-bath-salts-1.webp': text(
    'Glass jar of lavender bath salts with a cork stopper on a pale plinth, a wooden scoop of salt crystals and lavender stems in front',
    'Bocal en verre de sels de bain à la lavande, bouchon de liège, sur un socle clair ; devant, une cuillère en bois de cristaux et des brins de lavande',
    'Glas mit Lavendel-Badesalz und Korkverschluss auf einem hellen Sockel, davor ein Holzlöffel mit Salzkristallen und Lavendelstängel',
  ),
  'lavender-bath-salts-2.webp': text(
    'Close view of lavender bath salt crystals spilling from a wooden scoop',
    'Gros plan sur des cristaux de sels de bain à la lavande s’échappant d’une cuillère en bois',
    'Nahaufnahme von Lavendel-Badesalzkristallen, die aus einem Holzlöffel rieseln',
  ),
  'solid-shampoo-bar-1.webp': text(
    'Round pale green rosemary shampoo bar in an open metal tin, the printed lid leaning beside it and rosemary sprigs in front',
    'Shampoing solide rond vert pâle au romarin dans une boîte en métal ouverte, couvercle imprimé appuyé à côté et brins de romarin devant',
    'Rundes, hellgrünes Rosmarin-Shampoostück in einer offenen Metalldose, daneben der bedruckte Deckel, davor Rosmarinzweige',
  ),
  'solid-shampoo-bar--citrus.webp': text(
    'Pale orange citrus shampoo bar in a tin with orange slices',
    'Shampoing solide aux agrumes orange pâle dans une boîte en métal, avec des tranches d’orange',
    'Hellorangefarbenes Zitrus-Shampoostück in einer Dose mit Orangenscheiben',
  ),
  'solid-shampoo-bar-2.webp': text(
    'Close view of the embossed round shampoo bar in its tin',
    'Gros plan sur le shampoing solide rond en relief dans sa boîte',
    'Nahaufnahme des geprägten runden Shampoostücks in seiner Dose',
  ),
  'bamboo-toothbrush-1.webp': text(
    'Two bamboo toothbrushes with sand and sage bristles in a ceramic cup, a third with clay bristles lying on a stone slab',
    'Deux brosses à dents en bambou aux poils sable et sauge dans un gobelet en céramique, une troisième aux poils argile posée sur une dalle de pierre',
    'Zwei Bambuszahnbürsten mit sand- und salbeifarbenen Borsten in einem Keramikbecher, eine dritte mit tonfarbenen Borsten auf einer Steinplatte',
  ),
  'bamboo-toothbrush--sand.webp': text(
    'Bamboo toothbrushes with sand-coloured bristles in a ceramic cup',
    'Brosses à dents en bambou aux poils couleur sable dans un gobelet en céramique',
    'Bambuszahnbürsten mit sandfarbenen Borsten in einem Keramikbecher',
  ),
  'bamboo-toothbrush--sage.webp': text(
    'Bamboo toothbrushes with sage green bristles in a ceramic cup',
    'Brosses à dents en bambou aux poils vert sauge dans un gobelet en céramique',
    'Bambuszahnbürsten mit salbeigrünen Borsten in einem Keramikbecher',
  ),
  'bamboo-toothbrush--clay.webp': text(
    'Bamboo toothbrushes with clay red bristles in a ceramic cup',
    'Brosses à dents en bambou aux poils rouge argile dans un gobelet en céramique',
    'Bambuszahnbürsten mit tonroten Borsten in einem Keramikbecher',
  ),
  'bamboo-toothbrush-2.webp': text(
    'Close view of the bristles of a bamboo toothbrush lying on stone',
    'Gros plan sur les poils d’une brosse à dents en bambou posée sur la pierre',
    'Nahaufnahme der Borsten einer Bambuszahnbürste auf Stein',
  ),
  'organic-cotton-washcloth-1.webp': text(
    'Stack of folded waffle cotton washcloths in oat, cream and sage with a rolled cloth tied with string on top',
    'Pile de carrés de toilette pliés en coton gaufré avoine, crème et sauge, avec un linge roulé et ficelé sur le dessus',
    'Stapel gefalteter Waschlappen aus Waffelbaumwolle in Hafer, Creme und Salbei, obenauf ein gerolltes, mit Schnur gebundenes Tuch',
  ),
  'organic-cotton-washcloth--oat.webp': text(
    'Stack of oat-coloured waffle cotton washcloths',
    'Pile de carrés de toilette en coton gaufré couleur avoine',
    'Stapel haferfarbener Waschlappen aus Waffelbaumwolle',
  ),
  'organic-cotton-washcloth--sage.webp': text(
    'Stack of sage green waffle cotton washcloths',
    'Pile de carrés de toilette en coton gaufré vert sauge',
    'Stapel salbeigrüner Waschlappen aus Waffelbaumwolle',
  ),
  'organic-cotton-washcloth-2.webp': text(
    'Close view of the waffle texture of stacked cotton washcloths',
    'Gros plan sur la texture gaufrée de carrés de toilette empilés',
    'Nahaufnahme der Waffelstruktur gestapelter Baumwollwaschlappen',
  ),
  'sisal-body-brush-1.webp': text(
    'Long-handled beech body brush with pale sisal bristles leaning on a clay block over a folded waffle towel',
    'Brosse pour le corps à long manche en hêtre et fibres de sisal claires, appuyée sur un bloc d’argile au-dessus d’une serviette gaufrée pliée',
    'Langstielige Körperbürste aus Buche mit hellen Sisalborsten, an einen Tonblock gelehnt, über einem gefalteten Waffelhandtuch',
  ),
  'sisal-body-brush-2.webp': text(
    'Sisal body brush lying bristles up in front of a folded towel',
    'Brosse pour le corps en sisal posée fibres vers le haut devant une serviette pliée',
    'Sisal-Körperbürste mit den Borsten nach oben vor einem gefalteten Handtuch',
  ),
  'sisal-soap-pouch-1.webp': text(
    'Woven sisal soap pouch with a drawstring standing on a round plinth beside an oat soap bar',
    'Pochette à savon en sisal tissé avec cordon sur un socle rond, à côté d’un savon à l’avoine',
    'Gewebtes Sisal-Seifensäckchen mit Zugband auf einem runden Sockel neben einer Haferseife',
  ),
  'sisal-soap-pouch-2.webp': text(
    'Close view of the woven sisal soap pouch and its drawstring',
    'Gros plan sur le tissage de la pochette à savon en sisal et son cordon',
    'Nahaufnahme des gewebten Sisal-Seifensäckchens und seines Zugbands',
  ),
  'konjac-sponge-1.webp': text(
    'White konjac sponge in a ceramic dish with a clay-pink konjac sponge leaning behind it',
    'Éponge konjac blanche dans une coupelle en céramique, une éponge rose argile appuyée derrière',
    'Weißer Konjakschwamm in einer Keramikschale, dahinter ein tonrosafarbener Konjakschwamm',
  ),
  'konjac-sponge-2.webp': text(
    'Close view of two konjac sponges showing the porous surface',
    'Gros plan sur deux éponges konjac et leur surface poreuse',
    'Nahaufnahme zweier Konjakschwämme mit poröser Oberfläche',
  ),
  'hand-cream-tin-1.webp': text(
    'Open aluminium tin of whipped hand cream on a clay plinth with its printed Sorrel lid leaning in front and a few oats',
    'Boîte en aluminium ouverte de crème pour les mains fouettée sur un socle argile, couvercle Sorrel imprimé appuyé devant et quelques flocons d’avoine',
    'Offene Aluminiumdose mit aufgeschlagener Handcreme auf einem Tonsockel, davor der bedruckte Sorrel-Deckel und einige Haferflocken',
  ),
  'hand-cream-tin-2.webp': text(
    'Close view of the whipped cream inside the open tin',
    'Gros plan sur la crème fouettée dans la boîte ouverte',
    'Nahaufnahme der aufgeschlagenen Creme in der offenen Dose',
  ),
  'body-oil-1.webp': text(
    'Amber glass dropper bottle of Sorrel body oil on a clay plinth with a small dish of golden oil and an olive sprig',
    'Flacon compte-gouttes en verre ambré d’huile pour le corps Sorrel sur un socle argile, avec une coupelle d’huile dorée et un brin d’olivier',
    'Braunglas-Pipettenflasche mit Sorrel-Körperöl auf einem Tonsockel, daneben ein Schälchen goldenes Öl und ein Olivenzweig',
  ),
  'body-oil-2.webp': text(
    'Close view of the amber body oil bottle and its brass collar',
    'Gros plan sur le flacon ambré d’huile pour le corps et sa bague en laiton',
    'Nahaufnahme der braunen Körperölflasche mit ihrem Messingring',
  ),
  'deodorant-balm-1.webp': text(
    'Two small ceramic jars of deodorant balm, one closed with a bamboo lid and one open showing the cream',
    'Deux petits pots en céramique de baume déodorant, l’un fermé par un couvercle en bambou, l’autre ouvert sur la crème',
    'Zwei kleine Keramiktiegel mit Deobalsam, einer mit Bambusdeckel verschlossen, einer offen mit sichtbarer Creme',
  ),
  'deodorant-balm-2.webp': text(
    'Close view of the open balm jar with swirled cream',
    'Gros plan sur le pot de baume ouvert et sa crème en tourbillon',
    'Nahaufnahme des offenen Balsamtiegels mit spiralförmig aufgestrichener Creme',
  ),
  'safety-razor-1.webp': text(
    'Brass safety razor standing upright in a stone holder with a folded waffle cloth beside it',
    'Rasoir de sûreté couleur laiton debout dans un support en pierre, un linge gaufré plié à côté',
    'Messingfarbener Rasierhobel aufrecht in einem Steinhalter, daneben ein gefaltetes Waffeltuch',
  ),
  'safety-razor-2.webp': text(
    'Brass safety razor lying on a stone slab',
    'Rasoir de sûreté couleur laiton posé sur une dalle de pierre',
    'Messingfarbener Rasierhobel auf einer Steinplatte',
  ),
  'reusable-cotton-rounds-1.webp': text(
    'Stack of reusable cotton rounds in a paper band with several stitched rounds fanned out in front',
    'Pile de disques démaquillants lavables dans une bande de papier, plusieurs disques surpiqués disposés en éventail devant',
    'Stapel waschbarer Abschminkpads in einer Papierbanderole, davor mehrere gesteppte Pads aufgefächert',
  ),
  'reusable-cotton-rounds-2.webp': text(
    'Close view of the stitched edges of reusable cotton rounds',
    'Gros plan sur les bords surpiqués des disques démaquillants lavables',
    'Nahaufnahme der gesteppten Ränder waschbarer Abschminkpads',
  ),
  'refillable-hand-wash-1.webp': text(
    'Amber glass pump bottle of Sorrel eucalyptus hand wash on a stone slab with eucalyptus stems',
    'Flacon pompe en verre ambré de savon pour les mains Sorrel à l’eucalyptus sur une dalle de pierre, avec tiges d’eucalyptus',
    'Pumpflasche aus Braunglas mit Sorrel-Handseife Eukalyptus auf einer Steinplatte mit Eukalyptuszweigen',
  ),
  'refillable-hand-wash--grapefruit.webp': text(
    'Amber pump bottle of pink grapefruit hand wash with citrus slices',
    'Flacon pompe ambré de savon pour les mains au pamplemousse rose, avec des tranches d’agrumes',
    'Braune Pumpflasche mit Handseife Rosa Grapefruit, dazu Zitrusscheiben',
  ),
  'refillable-hand-wash-2.webp': text(
    'Close view of the amber hand wash bottle and its label',
    'Gros plan sur le flacon ambré de savon pour les mains et son étiquette',
    'Nahaufnahme der braunen Handseifenflasche und ihres Etiketts',
  ),
  'dish-soap-block-1.webp': text(
    'Cream dish soap block embossed with the Sorrel leaf on a slatted wooden tray beside a wooden scrub brush',
    'Pain vaisselle crème, feuille Sorrel en relief, sur un porte-savon en bois à lattes, à côté d’une brosse en bois',
    'Cremefarbener Spülseifenblock mit eingeprägtem Sorrel-Blatt auf einer Holzlattenschale neben einer Holzbürste',
  ),
  'dish-soap-block-2.webp': text(
    'Close view of the embossed dish soap block on its wooden tray',
    'Gros plan sur le pain vaisselle en relief sur son support en bois',
    'Nahaufnahme des geprägten Spülseifenblocks auf seiner Holzschale',
  ),
  'laundry-sheets-1.webp': text(
    'Kraft box of Sorrel laundry sheets with a small fan of white sheets in front, window light on the wall',
    'Boîte kraft de feuilles de lessive Sorrel, petit éventail de feuilles blanches devant, lumière de fenêtre au mur',
    'Kraftkarton mit Sorrel-Waschblättern, davor ein kleiner Fächer weißer Blätter, Fensterlicht an der Wand',
  ),
  'laundry-sheets-2.webp': text(
    'Close view of a stack of laundry sheets in front of the kraft box',
    'Gros plan sur une pile de feuilles de lessive devant la boîte kraft',
    'Nahaufnahme eines Stapels Waschblätter vor dem Kraftkarton',
  ),
  'cleaning-tablets-1.webp': text(
    'Small kraft box of cleaning tablets with a stack of pale speckled tablets on a stone slab',
    'Petite boîte kraft de pastilles de nettoyage et pile de pastilles claires mouchetées sur une dalle de pierre',
    'Kleiner Kraftkarton mit Reinigungstabs und ein Stapel heller, gesprenkelter Tabs auf einer Steinplatte',
  ),
  'cleaning-tablets-2.webp': text(
    'Close view of pale speckled cleaning tablets',
    'Gros plan sur des pastilles de nettoyage claires et mouchetées',
    'Nahaufnahme heller, gesprenkelter Reinigungstabs',
  ),
  'all-purpose-spray-1.webp': text(
    'Amber glass spray bottle of Sorrel all-purpose cleaner with a folded sage cloth',
    'Vaporisateur en verre ambré de nettoyant multi-usage Sorrel, avec un linge sauge plié',
    'Sprühflasche aus Braunglas mit Sorrel-Allzweckreiniger und gefaltetem salbeigrünem Tuch',
  ),
  'all-purpose-spray-2.webp': text(
    'Close view of the spray head of the amber bottle',
    'Gros plan sur la tête de vaporisation du flacon ambré',
    'Nahaufnahme des Sprühkopfs der braunen Flasche',
  ),
  'coconut-scrub-brush-1.webp': text(
    'Two round wooden palm brushes with stiff coconut-fibre bristles, one standing and one leaning',
    'Deux brosses rondes en bois aux fibres de coco rigides, l’une debout, l’autre inclinée',
    'Zwei runde Handbürsten aus Holz mit festen Kokosfaserborsten, eine stehend, eine angelehnt',
  ),
  'coconut-scrub-brush-2.webp': text(
    'Close view of the coconut-fibre bristles of a wooden brush',
    'Gros plan sur les fibres de coco d’une brosse en bois',
    'Nahaufnahme der Kokosfaserborsten einer Holzbürste',
  ),
  'swedish-dishcloth-1.webp': text(
    'Set of three patterned Swedish dishcloths, folded and rolled, on a stone slab',
    'Lot de trois lavettes suédoises à motifs, pliées et roulées, sur une dalle de pierre',
    'Set aus drei gemusterten Schwedentüchern, gefaltet und gerollt, auf einer Steinplatte',
  ),
  'swedish-dishcloth-2.webp': text(
    'Patterned Swedish dishcloths seen from the side, folded and rolled',
    'Lavettes suédoises à motifs vues de côté, pliées et roulées',
    'Gemusterte Schwedentücher von der Seite, gefaltet und gerollt',
  ),
  'beeswax-wraps-1.webp': text(
    'Ceramic bowl covered with a leaf-patterned beeswax wrap, two folded wraps tied with string beside it',
    'Bol en céramique couvert d’un emballage à la cire d’abeille à motif de feuilles, deux emballages pliés et ficelés à côté',
    'Keramikschale, bedeckt mit einem Bienenwachstuch mit Blattmuster, daneben zwei gefaltete, mit Schnur gebundene Tücher',
  ),
  'beeswax-wraps-2.webp': text(
    'Close view of a leaf-patterned beeswax wrap moulded over a bowl',
    'Gros plan sur un emballage à la cire d’abeille à motif de feuilles épousant un bol',
    'Nahaufnahme eines Bienenwachstuchs mit Blattmuster, an eine Schale angeformt',
  ),
  'bamboo-toilet-rolls-1.webp': text(
    'Stack of bamboo toilet rolls wrapped in leaf-patterned paper with one unwrapped roll in front',
    'Pile de rouleaux de papier toilette en bambou emballés de papier à motif de feuilles, un rouleau déballé devant',
    'Stapel Bambus-Toilettenpapierrollen in Papier mit Blattmuster, davor eine ausgepackte Rolle',
  ),
  'bamboo-toilet-rolls-2.webp': text(
    'Close view of an unwrapped bamboo toilet roll in front of wrapped rolls',
    'Gros plan sur un rouleau de papier toilette en bambou déballé devant des rouleaux emballés',
    'Nahaufnahme einer ausgepackten Bambus-Toilettenpapierrolle vor eingewickelten Rollen',
  ),
  'wool-dryer-balls-1.webp': text(
    'Four felted wool dryer balls in cream and oat tones stacked on a linen cloth',
    'Quatre balles de séchage en laine feutrée, tons crème et avoine, empilées sur un linge en lin',
    'Vier gefilzte Trocknerbälle aus Wolle in Creme- und Hafertönen, auf einem Leinentuch gestapelt',
  ),
  'wool-dryer-balls-2.webp': text(
    'Close view of felted wool dryer balls on linen',
    'Gros plan sur des balles de séchage en laine feutrée sur du lin',
    'Nahaufnahme gefilzter Trocknerbälle aus Wolle auf Leinen',
  ),
  'glass-storage-jar-1.webp': text(
    'Glass storage jar with a bamboo lid filled with rolled oats, a wooden scoop in front',
    'Bocal en verre à couvercle en bambou rempli de flocons d’avoine, une cuillère en bois devant',
    'Vorratsglas mit Bambusdeckel, gefüllt mit Haferflocken, davor ein Holzlöffel',
  ),
  'glass-storage-jar-2.webp': text(
    'Close view of the oat-filled glass jar with a wooden scoop',
    'Gros plan sur le bocal rempli d’avoine et une cuillère en bois',
    'Nahaufnahme des mit Hafer gefüllten Glases mit Holzlöffel',
  ),
  'soy-candle-1.webp': text(
    'Soy candle in a cream ceramic tumbler with a wooden wick and a fig label, matches beside it',
    'Bougie de soja dans un gobelet en céramique crème, mèche en bois et étiquette figue, allumettes à côté',
    'Sojakerze in einem cremefarbenen Keramikbecher mit Holzdocht und Feigen-Etikett, daneben Streichhölzer',
  ),
  'soy-candle--cedar.webp': text(
    'Soy candle in a ceramic tumbler with a cedar label and a leafy sprig',
    'Bougie de soja dans un gobelet en céramique, étiquette cèdre et rameau feuillu',
    'Sojakerze in einem Keramikbecher mit Zedern-Etikett und einem Blattzweig',
  ),
  'soy-candle--vanilla.webp': text(
    'Soy candle in a ceramic tumbler with a vanilla label and a leafy sprig',
    'Bougie de soja dans un gobelet en céramique, étiquette vanille et rameau feuillu',
    'Sojakerze in einem Keramikbecher mit Vanille-Etikett und einem Blattzweig',
  ),
  'soy-candle-2.webp': text(
    'Candle seen from above showing the smooth soy wax and wooden wick',
    'Bougie vue de dessus, cire de soja lisse et mèche en bois',
    'Kerze von oben mit glattem Sojawachs und Holzdocht',
  ),
  'reed-diffuser-1.webp': text(
    'Glass reed diffuser with a wooden collar and rattan reeds, warm amber oil inside',
    'Diffuseur en verre à bague en bois et tiges de rotin, huile ambrée à l’intérieur',
    'Raumduft im Glas mit Holzring und Rattanstäbchen, darin warm bernsteinfarbenes Öl',
  ),
  'reed-diffuser-2.webp': text(
    'Close view of the reed diffuser bottle and label',
    'Gros plan sur le flacon du diffuseur et son étiquette',
    'Nahaufnahme der Raumduftflasche und ihres Etiketts',
  ),
  'linen-tea-towels-1.webp': text(
    'Three folded striped linen tea towels in oat, sage and clay tied with string and a leaf sprig',
    'Trois torchons en lin rayés avoine, sauge et argile, pliés et ficelés avec un brin de feuillage',
    'Drei gefaltete, gestreifte Leinengeschirrtücher in Hafer, Salbei und Ton, mit Schnur und Blattzweig gebunden',
  ),
  'linen-tea-towels-2.webp': text(
    'Close view of the string bow on a stack of linen tea towels',
    'Gros plan sur le nœud de ficelle d’une pile de torchons en lin',
    'Nahaufnahme der Schnurschleife auf einem Stapel Leinengeschirrtücher',
  ),
  'bath-ritual-gift-set-1.webp': text(
    'Open kraft gift box with soap bars, a folded washcloth, a hand cream tin and a konjac sponge on paper shreds',
    'Coffret kraft ouvert avec savons, carré de toilette plié, boîte de crème pour les mains et éponge konjac sur frisure de papier',
    'Offene Geschenkbox aus Kraftkarton mit Seifenstücken, gefaltetem Waschlappen, Handcremedose und Konjakschwamm auf Papierwolle',
  ),
  'bath-ritual-gift-set-2.webp': text(
    'Close view into the bath gift box with soap bars, tin and cloth',
    'Gros plan dans le coffret de bain : savons, boîte et linge',
    'Nahaufnahme in die Badegeschenkbox mit Seifenstücken, Dose und Tuch',
  ),
  'kitchen-starter-gift-set-1.webp': text(
    'Open kraft gift box with a dish soap block, patterned dishcloths, a sage cloth and a wooden scrub brush',
    'Coffret kraft ouvert avec pain vaisselle, lavettes à motifs, linge sauge et brosse en bois',
    'Offene Geschenkbox aus Kraftkarton mit Spülseifenblock, gemusterten Spültüchern, salbeigrünem Tuch und Holzbürste',
  ),
  'kitchen-starter-gift-set-2.webp': text(
    'Close view into the kitchen gift box with soap block, cloths and brush',
    'Gros plan dans le coffret de cuisine : pain vaisselle, linges et brosse',
    'Nahaufnahme in die Küchengeschenkbox mit Seifenblock, Tüchern und Bürste',
  ),
  'gift-card-1.webp': text(
    'Cream Sorrel gift card on a kraft envelope lying on soft linen with eucalyptus',
    'Carte cadeau Sorrel crème sur une enveloppe kraft, posée sur du lin souple avec de l’eucalyptus',
    'Cremefarbene Sorrel-Geschenkkarte auf einem Kraftumschlag auf weichem Leinen mit Eukalyptus',
  ),
  'gift-card-2.webp': text(
    'Gift card and envelope on linen seen from the side',
    'Carte cadeau et enveloppe sur du lin, vues de côté',
    'Geschenkkarte und Umschlag auf Leinen, von der Seite gesehen',
  ),
  'refill-club-membership-1.webp': text(
    'Sorrel hand wash refill pouch on a stone slab with a green Refill Club membership card in front',
    'Recharge de savon pour les mains Sorrel sur une dalle de pierre, carte de membre verte du Refill Club devant',
    'Sorrel-Nachfüllbeutel für Handseife auf einer Steinplatte, davor eine grüne Mitgliedskarte des Refill Club',
  ),
  'refill-club-membership-2.webp': text(
    'Close view of the green Refill Club card in front of the refill pouch',
    'Gros plan sur la carte verte du Refill Club devant la recharge',
    'Nahaufnahme der grünen Refill-Club-Karte vor dem Nachfüllbeutel',
  ),
  'hero-home.webp': text(
    'Still life of Sorrel products: amber hand wash, soap bars, folded towels, a candle, a scrub brush and eucalyptus in a vase, with open space on the left',
    'Nature morte de produits Sorrel : savon pour les mains ambré, savons, serviettes pliées, bougie, brosse et eucalyptus dans un vase, espace libre à gauche',
    'Stillleben aus Sorrel-Produkten: Handseife in Braunglas, Seifenstücke, gefaltete Tücher, eine Kerze, eine Bürste und Eukalyptus in einer Vase, links freie Fläche',
  ),
  'hero-home-mobile.webp': text(
    'Still life of Sorrel hand wash, soap bars, towels, a candle and eucalyptus in a vase, with open space above',
    'Nature morte : savon pour les mains Sorrel, savons, serviettes, bougie et eucalyptus dans un vase, espace libre au-dessus',
    'Stillleben mit Sorrel-Handseife, Seifenstücken, Tüchern, einer Kerze und Eukalyptus in einer Vase, darüber freie Fläche',
  ),
  'category-bath-body.webp': text(
    'Bath and body products: washcloths, amber body oil, soap bars, bath salts, a hand cream tin and a bamboo toothbrush',
    'Produits pour le bain et le corps : carrés de toilette, huile ambrée, savons, sels de bain, crème pour les mains et brosse à dents en bambou',
    'Produkte für Bad und Körper: Waschlappen, Körperöl in Braunglas, Seifenstücke, Badesalz, eine Handcremedose und eine Bambuszahnbürste',
  ),
  'category-household.webp': text(
    'Household products: amber spray bottle, dish soap block, scrub brush, dishcloths, an oat jar and a wool dryer ball',
    'Produits pour la maison : vaporisateur ambré, pain vaisselle, brosse, lavettes, bocal d’avoine et balle de séchage en laine',
    'Haushaltsprodukte: braune Sprühflasche, Spülseifenblock, Bürste, Spültücher, ein Haferglas und ein Trocknerball aus Wolle',
  ),
  'category-gifts.webp': text(
    'Gifts: an open kraft gift box, a vanilla candle, a reed diffuser and a gift card on an envelope',
    'Cadeaux : un coffret kraft ouvert, une bougie à la vanille, un diffuseur et une carte cadeau sur une enveloppe',
    'Geschenke: eine offene Geschenkbox aus Kraftkarton, eine Vanillekerze, ein Raumduft und eine Geschenkkarte auf einem Umschlag',
  ),
  'story-refill.webp': text(
    'Refill pouch, amber hand wash bottle, a pale cleaning tablet and the green Refill Club card on a sage backdrop',
    'Recharge, flacon ambré de savon pour les mains, pastille de nettoyage claire et carte verte du Refill Club sur fond sauge',
    'Nachfüllbeutel, braune Handseifenflasche, ein heller Reinigungstab und die grüne Refill-Club-Karte vor salbeigrünem Hintergrund',
  ),
  'story-materials.webp': text(
    'Natural materials on linen seen from above: a sisal body brush, a bowl of oats, charcoal and oat soap, cotton rounds, a wool ball and lavender stems',
    'Matières naturelles sur du lin, vues de dessus : brosse en sisal, bol d’avoine, savons au charbon et à l’avoine, disques en coton, balle de laine et brins de lavande',
    'Naturmaterialien auf Leinen von oben: eine Sisal-Körperbürste, eine Schale Hafer, Aktivkohle- und Haferseife, Baumwollpads, ein Wollball und Lavendelstängel',
  ),
} satisfies Record<string, Localized>
