import type { ShopGuide } from './shop-guide.ts'

/** What the pages of the shop are for, by the title of their stories. */
export const pageGuides: Readonly<Record<string, ShopGuide>> = {
  'Pages/Home': {
    purpose: 'Leads newcomers to what the shop sells, and tells why here.',
    rules: [
      'It is a content page: the merchant’s blocks in the merchant’s order.',
      'The first picture is the largest thing of the first screen and loads first.',
    ],
    writing: ['One promise per block, with one call to action.'],
    access: ['One first heading, whatever blocks there are.'],
  },
  'Pages/Brands': {
    purpose:
      'Shows whole pages in the brands of other shops: Onyx is dark and square, Sherbet bright and round.',
    rules: [
      'A page takes all its colours from the theme: none of Sorrel’s is left here.',
      'Any other page has these brands too: choose them in the toolbar.',
    ],
    writing: ['A brand’s name is a single word.'],
    access: ['Text keeps 4.5:1, marks and borders 3:1, as in every theme.'],
  },
  'Pages/Listing': {
    purpose: 'All products, to narrow and to sort.',
    rules: [
      'Filters, order and page are in the address: a link shows the same list.',
      'A next part joins the list; without script it is a page of its own.',
      'When the service is down the page says so and offers the usual categories.',
    ],
    writing: ['The number says what is shown and of how many.'],
    access: ['Result counts are announced; focus stays where it was.'],
  },
  'Pages/Category': {
    purpose: 'The products of one category, with the text and pictures that introduce it.',
    rules: [
      'Its settings choose products per row, prices, descriptions, quick-add and further categories.',
      'Filters and order work as in the list of all products.',
    ],
    writing: ['The description is two or three sentences; more is a content page.'],
    access: ['The picture decorates unless its text says something.'],
  },
  'Pages/Product': {
    purpose: 'Everything a shopper needs to decide about a product.',
    rules: [
      'Gallery and buy box are side by side on wide windows; the merchant may turn the order.',
      'A chosen variant changes picture, price, stock and address.',
      'Sold-out products stay visible, with alternatives.',
      'The reviews come last, and the stars under the name lead to them.',
    ],
    writing: ['The name, then one line of what it is; details unfold.'],
    access: ['The gallery is worked by keys; prices and stock are announced when they change.'],
  },
  'Pages/Search': {
    purpose: 'Search results, as a list like any other.',
    rules: [
      'Filters, order and pages keep the search terms.',
      'With typing mistakes it shows what was meant, and says so.',
      'Nothing found leads on: another spelling, categories, best sellers.',
    ],
    writing: ['The search terms are in the title, as typed.'],
    access: ['The number of results is announced.'],
  },
  'Pages/Search panel': {
    purpose: 'Finds products while somebody types, without leaving the page.',
    rules: [
      'It waits until the typing rests; an empty field clears the results.',
      'Suggestions are beside the products. Enter leads to the page of all results.',
      'It closes by its button, by Escape and on a new page.',
    ],
    writing: ['“Search the shop” is in the field.'],
    access: ['Arrows go through field and links; the number is spoken once it is known.'],
  },
  'Pages/Bag': {
    purpose: 'The bag as a page, with the same tools as the drawer.',
    rules: [
      'Lines above what is in stock say how many are left, and offer that number.',
      'An empty bag leads to the products.',
    ],
    writing: ['“Your bag”; amounts say what is paid today and what later.'],
    access: ['Changes of amounts are announced; removing a line keeps the focus in the list.'],
  },
  'Pages/Order placed': {
    purpose: 'Says that the order has arrived, and what comes next.',
    rules: [
      'Its number, its lines and totals, and links to go on.',
      'With a subscription in it, a line says where that is found.',
    ],
    writing: ['Thanks first, the mail second.'],
    access: ['One heading, and the order below it as a list.'],
  },
  'Pages/Password': {
    purpose: 'Leads somebody who has forgotten the password back in.',
    rules: [
      'Whatever the address, the next page is the same.',
      'An expired link changes nothing and offers a new mail.',
    ],
    writing: ['It never says whether an account exists.'],
    access: ['Two fields, both labelled, both with a button that shows what was typed.'],
  },
  'Pages/Quiz': {
    purpose: 'Finds products by a few questions.',
    rules: [
      'One question at a time with a count of steps, where back keeps the answers; or all on one page, as the merchant has set it.',
      'A required question waits for its answer.',
    ],
    writing: ['A question is one sentence, an answer one to four words.'],
    access: ['Answers are radio buttons, boxes or fields; the heading of each new question takes the focus.'],
  },
  'Pages/Quiz results': {
    purpose: 'Shows at most three products that fit the answers, and why.',
    rules: [
      'All can be added at once; one with a missing choice is named.',
      'Nothing that fits leads to the products or back to the start.',
    ],
    writing: ['It calls the reader by name where the quiz asked for it.'],
    access: ['The result is announced as a new page.'],
  },
  'Pages/Content page': {
    purpose: 'What the merchant writes: stories, help, terms.',
    rules: [
      'Blocks of any kind in any order; a kind from a later version is left out.',
      'Without a title among the blocks the page’s name is one.',
    ],
    writing: ['Headings say what follows; a long text may begin with the list of them.'],
    access: ['Headings go down one level at a time.'],
  },
  'Pages/Errors': {
    purpose: 'Says what is wrong and leads on, in the frame of the shop.',
    rules: [
      '“Page not found” offers other ways into the shop; “Page unavailable” offers to try again.',
      'A reference helps whoever answers the customer.',
    ],
    writing: ['What happened, in one sentence, then what can be done.'],
    access: ['The heading is the first thing that is read; the page is complete without script.'],
  },
  'Pages/Account': {
    purpose: 'What a customer has here: orders, subscriptions, addresses, cards, reviews.',
    rules: [
      'The overview says what comes next, with what is done about it most often.',
      'Each change asks first and then says that it worked.',
      'An order that waits says for what, and whom to ask.',
    ],
    writing: ['Dates and amounts in the customer’s language; no codes.'],
    access: ['The menu is a list of links; on phones it folds, and says which page it is on.'],
  },
  'Pages/Account/Cards': {
    purpose: 'The cards that pay subscriptions.',
    rules: [
      'Brand, last four digits and expiry, nothing else.',
      'A card in use names the subscriptions it pays, and is deleted only when another one takes over.',
    ],
    writing: ['“Expired” appears with the date.'],
    access: ['Fields of a card have the browser’s own names, so that it can fill them.'],
  },
  'Pages/Account/Reviews': {
    purpose: 'What a customer has written, and what became of it.',
    rules: [
      'Waiting, shown, refused with its reason: each with the way to the product, where it is changed or withdrawn.',
    ],
    writing: ['A reason is the shop’s sentence, never a code.'],
    access: ['The state is a word, not a colour alone.'],
  },
  'Pages/Account/Subscription': {
    purpose: 'One subscription, and everything that can be changed of it.',
    rules: [
      'The next payment is on top.',
      'Skip, pause, change and cancel each ask first and say what it means for the next payment.',
      'What the status does not allow is left out.',
      'A subscription that is ending shows its end date and can be kept.',
    ],
    writing: ['“Skip the next one”, “Cancel subscription”: what happens, not what it is called.'],
    access: ['Each change works without script; its outcome takes the focus.'],
  },
}
