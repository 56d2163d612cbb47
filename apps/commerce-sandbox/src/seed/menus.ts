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

const bathBody = text('Bath & Body')
const household = text('Household')
const gifts = text('Gifts')
const refillClub = same('Refill club')
const ritualQuiz = text('Find your ritual')
const giftQuiz = text('Gift finder')
const materials = text('Our materials')
const delivery = text('Delivery')
const contact = text('Contact')
const shopAll: Item = {
  type: 'category',
  name: text('Shop everything'),
  model: 'categories',
  value: { id: toId('category', 'all') },
}

const header: MenuDocument = {
  id: 'header',
  name: 'Header',
  items: [
    category('bath-body', bathBody, [
      column([
        heading(text('Wash')),
        product('oat-honey-soap-bar', text('Soap bars')),
        product('solid-shampoo-bar', text('Shampoo bars')),
        product('lavender-bath-salts', text('Bath salts')),
      ]),
      column([
        heading(text('Care')),
        product('hand-cream-tin', text('Hand cream')),
        product('body-oil', text('Body oil')),
        product('deodorant-balm', text('Deodorant')),
      ]),
      column([
        heading(text('Tools')),
        product('sisal-body-brush', text('Brushes')),
        product('organic-cotton-washcloth', text('Washcloths')),
        product('safety-razor', text('Safety razor')),
        category('bath-body', text('All bath & body')),
      ]),
    ]),
    category('household', household, [
      column([
        heading(text('Refills')),
        product('refillable-hand-wash', text('Hand wash')),
        product('all-purpose-spray', text('Spray kit')),
        product('cleaning-tablets', text('Cleaning tablets')),
      ]),
      column([
        heading(text('Kitchen & laundry')),
        product('dish-soap-block', text('Dish soap')),
        product('swedish-dishcloth', text('Dishcloths')),
        product('laundry-sheets', text('Laundry sheets')),
        category('household', text('All household')),
      ]),
    ]),
    category('gifts', gifts, [
      column([
        heading(text('To give')),
        category('gifts-sets', text('Gift sets')),
        product('soy-candle', text('Candles')),
        product('reed-diffuser', text('Diffusers')),
        product('gift-card', text('Gift cards')),
      ]),
      column([
        heading(text('Not sure?')),
        quiz('gift-finder', giftQuiz),
        quiz('find-your-ritual', ritualQuiz),
        category('archive', text('From the archive')),
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
      heading(text('Shop')),
      category('bath-body', bathBody),
      category('household', household),
      category('gifts', gifts),
      product('gift-card', text('Gift cards')),
    ]),
    column([
      heading(text('Help')),
      page('delivery', delivery),
      page('returns', text('Returns')),
      url('/account/subscriptions', text('Subscriptions')),
      page('contact', contact),
    ]),
    column([
      heading(same('Sorrel')),
      page('about', text('About us')),
      page('materials', materials),
      page('how-refills-work', text('How refills work')),
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
    { type: 'home', name: text('Home') },
    page('cookies', same('Cookies')),
    page('privacy', text('Privacy')),
    page('terms', text('Terms')),
  ],
}

export const menus: readonly MenuDocument[] = [header, footer, footerSecondary]
