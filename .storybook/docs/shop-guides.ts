/** What a designer needs to know of a part of the shop, besides its stories. */
export interface ShopGuide {
  /** Its purpose, in a sentence. */
  readonly purpose: string
  /** What it does in which case. */
  readonly rules: readonly string[]
  /** How to write its texts. */
  readonly words: readonly string[]
  readonly access: readonly string[]
}

/** By the title of its stories. */
export const shopGuides: Readonly<Record<string, ShopGuide>> = {
  'Patterns/Header': {
    purpose: 'Brings a shopper to every category, to the search and to the bag, from every page.',
    rules: [
      'Announcement, menu, logo and tools: the merchant sets the announcement, the menu and the popular searches.',
      'From 960 px the menu lies open; below, a button opens it as a sheet.',
      'One panel is open at a time: menu or search. Escape, a press outside and a new page close it.',
      'On the way down the page it hides, on the way up it shows, never under the focus.',
    ],
    words: [
      'An entry is one or two words: a category, not a slogan.',
      'The announcement is one line, also at 375 px.',
    ],
    access: [
      'A link before it skips to the content.',
      'A menu entry with a sheet is a link and a button: the link leads there, the button opens the sheet.',
      'Closing a panel gives the focus back to what opened it.',
    ],
  },
  'Patterns/Footer': {
    purpose: 'What a shopper looks for at the end of a page: help, the company, the small print.',
    rules: [
      'Columns, newsletter, networks and ways to pay are the merchant’s choice; what is off leaves no gap.',
    ],
    words: ['Links name the page they lead to.'],
    access: ['Each column is a list with a name; every link is at least 24 px high.'],
  },
  'Patterns/Product card': {
    purpose: 'A product in a list: enough to choose it, or to add it without leaving.',
    rules: [
      'Picture, name, a line or two, stars, price: in this order, the prices of a row on one line.',
      'One mark at most: sold out comes before sale.',
      'Quick-add shows with the pointer or the focus; on touch screens it is always there.',
      'The second picture shows under a pointer.',
    ],
    words: ['Names end after two lines, descriptions too: put what differs first.'],
    access: [
      'The whole card is one link with the product’s name; quick-add is a button of its own beside it.',
    ],
  },
  'Patterns/Quick-add': {
    purpose: 'Adds a product from its card: at once, or after the choices it needs.',
    rules: [
      'One choice at a time. The button says what is still missing, then the price.',
      'Products by subscription, and those with many options, have none.',
    ],
    words: ['“Choose a scent”, then “Add · £6.50”.'],
    access: ['Opening takes the focus into the panel, Escape brings it back.'],
  },
  'Patterns/Bag drawer': {
    purpose: 'Shows what is in the bag without leaving the page, and leads to the checkout.',
    rules: [
      'A line changes at once; what the service refuses goes back, with a message.',
      'The bar says how much is missing for free delivery, and then that it is reached.',
      'A removed line can be brought back.',
    ],
    words: ['“Your bag”, never “cart”.', 'Amounts say what is paid today and what later.'],
    access: ['It is a dialog: the focus stays in it, Escape closes it. Changes of amounts are announced.'],
  },
  'Patterns/Buy box': {
    purpose: 'Everything that is chosen before a product goes into the bag.',
    rules: [
      'Options, then one time or a plan, then how many, then the button with the price of it all.',
      'What cannot be bought stays visible and says why.',
    ],
    words: ['A plan says what is paid today and what comes when.'],
    access: ['A missing choice is said beside its field and takes the focus.'],
  },
  'Patterns/Filter bar': {
    purpose: 'Narrows a list and sorts it.',
    rules: [
      'Chosen values stand in their chips and can be removed one by one.',
      'Narrow windows show all filters in one sheet.',
      'Each choice is part of the address.',
    ],
    words: ['The name of the filter, and the number of what it would show.'],
    access: ['The number of results is announced after each change.'],
  },
}
