import type { Localized } from '../catalogue/documents.ts'
import type { MenuDocument } from '../store/documents.ts'
import { toId } from './id.ts'
import { same, text } from './text.ts'

type Item = MenuDocument['items'][number]

function category(slug: string, name: Localized, items?: readonly Item[]): Item {
  return {
    type: 'category',
    name,
    model: 'categories',
    value: { id: toId('category', slug), slug },
    ...(items === undefined ? {} : { items }),
  }
}

function product(slug: string, name: Localized, items?: readonly Item[]): Item {
  return {
    type: 'product',
    name,
    model: 'products',
    value: { id: toId('product', slug), slug },
    ...(items === undefined ? {} : { items }),
  }
}

function page(slug: string, name: Localized): Item {
  return { type: 'content', name, model: 'content/pages', value: { id: toId('page', slug), slug } }
}

function quiz(id: string, name: Localized): Item {
  return { type: 'content', name, model: 'content/quizzes', value: { id } }
}

function url(value: string, name: Localized, target?: '_blank'): Item {
  return { type: 'url', name, value, ...(target === undefined ? {} : { options: { target } }) }
}

/** Its title is the heading among its items. */
function column(items: readonly Item[]): Item {
  return { type: 'column', name: '', items }
}

function heading(name: Localized): Item {
  return { type: 'heading', name }
}

const bathBody = text('Bath & Body', 'Bain et corps', 'Bad & Körper')
const household = text('Household', 'Maison', 'Haushalt')
const gifts = text('Gifts', 'Cadeaux', 'Geschenke')
const refillClub = same('Refill club')
const ritualQuiz = text('Find your ritual', 'Trouvez votre rituel', 'Finden Sie Ihr Ritual')
const giftQuiz = text('Gift finder', 'Trouver un cadeau', 'Geschenkfinder')
const materials = text('Our materials', 'Nos matières', 'Unsere Materialien')
const delivery = text('Delivery', 'Livraison', 'Lieferung')
const contact = text('Contact', 'Nous écrire', 'Kontakt')
const shopAll: Item = {
  type: 'category',
  name: text('Shop everything', 'Toute la boutique', 'Alles ansehen'),
  model: 'categories',
  value: { id: toId('category', 'all') },
}

const header: MenuDocument = {
  id: 'header',
  name: 'Header',
  items: [
    category('bath-body', bathBody, [
      column([
        heading(text('Wash', 'Laver', 'Waschen')),
        product('oat-honey-soap-bar', text('Soap bars', 'Savons', 'Seifenstücke')),
        product('solid-shampoo-bar', text('Shampoo bars', 'Shampoings solides', 'Feste Shampoos')),
        product('lavender-bath-salts', text('Bath salts', 'Sels de bain', 'Badesalz')),
      ]),
      column([
        heading(text('Care', 'Soigner', 'Pflegen')),
        product('hand-cream-tin', text('Hand cream', 'Crème pour les mains', 'Handcreme')),
        product('body-oil', text('Body oil', 'Huile pour le corps', 'Körperöl')),
        product('deodorant-balm', text('Deodorant', 'Déodorant', 'Deo')),
      ]),
      column([
        heading(text('Tools', 'Accessoires', 'Werkzeug')),
        product('sisal-body-brush', text('Brushes', 'Brosses', 'Bürsten')),
        product('organic-cotton-washcloth', text('Washcloths', 'Carrés de toilette', 'Waschlappen')),
        product('safety-razor', text('Safety razor', 'Rasoir de sûreté', 'Rasierhobel')),
        category('bath-body', text('All bath & body', 'Tout bain et corps', 'Alles für Bad & Körper')),
      ]),
    ]),
    category('household', household, [
      column([
        heading(text('Refills', 'Recharges', 'Nachfüllen')),
        product('refillable-hand-wash', text('Hand wash', 'Savon pour les mains', 'Handseife')),
        product('all-purpose-spray', text('Spray kit', 'Kit spray', 'Spray-Set')),
        product('cleaning-tablets', text('Cleaning tablets', 'Pastilles', 'Reinigungstabs')),
      ]),
      column([
        heading(text('Kitchen & laundry', 'Cuisine et linge', 'Küche & Wäsche')),
        product('dish-soap-block', text('Dish soap', 'Pain vaisselle', 'Spülseife')),
        product('swedish-dishcloth', text('Dishcloths', 'Lavettes', 'Spültücher')),
        product('laundry-sheets', text('Laundry sheets', 'Feuilles de lessive', 'Waschblätter')),
        category('household', text('All household', 'Toute la maison', 'Alles für den Haushalt')),
      ]),
    ]),
    category('gifts', gifts, [
      column([
        heading(text('To give', 'À offrir', 'Zum Schenken')),
        category('gifts-sets', text('Gift sets', 'Coffrets', 'Geschenksets')),
        product('soy-candle', text('Candles', 'Bougies', 'Kerzen')),
        product('reed-diffuser', text('Diffusers', 'Diffuseurs', 'Raumdüfte')),
        product('gift-card', text('Gift cards', 'Cartes cadeaux', 'Geschenkkarten')),
      ]),
      column([
        heading(text('Not sure?', 'Une hésitation ?', 'Unsicher?')),
        quiz('gift-finder', giftQuiz),
        quiz('find-your-ritual', ritualQuiz),
        category('archive', text('From the archive', 'Dans les archives', 'Aus dem Archiv')),
        shopAll,
      ]),
    ]),
    product('refill-club-membership', refillClub),
  ],
}

const footer: MenuDocument = {
  id: 'footer',
  name: 'Footer',
  items: [
    column([
      heading(text('Shop', 'Boutique', 'Shop')),
      category('bath-body', bathBody),
      category('household', household),
      category('gifts', gifts),
      product('gift-card', text('Gift cards', 'Cartes cadeaux', 'Geschenkkarten')),
    ]),
    column([
      heading(text('Help', 'Aide', 'Hilfe')),
      page('delivery', delivery),
      page('returns', text('Returns', 'Retours', 'Rücksendungen')),
      url('/account/subscriptions', text('Subscriptions', 'Abonnements', 'Abos')),
      page('contact', contact),
    ]),
    column([
      heading(same('Sorrel')),
      page('about', text('About us', 'Qui sommes-nous', 'Über uns')),
      page('materials', materials),
      page('how-refills-work', text('How refills work', 'Les recharges', 'Nachfüllen')),
      product('refill-club-membership', refillClub),
      quiz('find-your-ritual', ritualQuiz),
      url('https://example.com/journal', same('Journal'), '_blank'),
    ]),
  ],
}

const footerSecondary: MenuDocument = {
  id: 'footer-secondary',
  name: 'Footer secondary',
  items: [
    { type: 'home', name: text('Home', 'Accueil', 'Startseite') },
    page('cookies', same('Cookies')),
    page('privacy', text('Privacy', 'Confidentialité', 'Datenschutz')),
    page('terms', text('Terms', 'Conditions', 'AGB')),
  ],
}

export const menus: readonly MenuDocument[] = [header, footer, footerSecondary]
