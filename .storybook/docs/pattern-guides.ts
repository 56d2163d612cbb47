import type { ShopGuide } from './shop-guide.ts'

/** What the parts of the shop are for, by the title of their stories. */
export const patternGuides: Readonly<Record<string, ShopGuide>> = {
  'Patterns/Header': {
    purpose: 'Brings a shopper to every category, to the search and to the bag, from every page.',
    rules: [
      'Announcement, menu, logo and tools: the merchant sets the announcement, the menu and the popular searches.',
      'From 960 px the menu lies open; below, a button opens it as a sheet.',
      'One panel is open at a time: menu or search. Escape, a click outside and a new page close it.',
      'On the way down the page it hides, on the way up it shows, never under the focus.',
    ],
    writing: [
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
    writing: ['Links name the page they lead to.'],
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
    writing: ['Names end after two lines, descriptions too: put what differs first.'],
    access: [
      'The whole card is one link with the product’s name; quick-add is a button of its own beside it.',
    ],
  },
  'Patterns/Product grid': {
    purpose: 'A list of products in rows of two to five.',
    rules: [
      'A last row that is short ends with a tile that leads on: the menus’ quiz, else another category. A full row has none.',
      'The tile takes the rest of the row and is never alone in one.',
    ],
    writing: ['The tile asks in two words; its link has the name of the page it leads to.'],
    access: ['The tile is the last item of the list, with a heading of its own.'],
  },
  'Patterns/Quick-add': {
    purpose: 'Adds a product from its card: at once, or after the choices it needs.',
    rules: [
      'One choice at a time. The button says what is still missing, then the price.',
      'A product with options has none where it is also sold by subscription or has three options or more; a plan alone is chosen in the panel.',
    ],
    writing: ['“Choose Scent”, with the option’s own name, then “Add · £6.50”.'],
    access: ['Opening takes the focus into the panel, Escape brings it back.'],
  },
  'Patterns/Bag drawer': {
    purpose: 'Shows what is in the bag without leaving the page, and leads to the checkout.',
    rules: [
      'A line changes at once; what the service refuses goes back, with a message.',
      'The bar says how much is missing for free delivery, and then that it is reached.',
      'A removed line can be brought back.',
      'An empty bag leads to the products and offers what is bought most.',
    ],
    writing: ['“Your bag”, never “cart”.', 'Amounts say what is paid today and what later.'],
    access: ['It is a dialog: the focus stays in it, Escape closes it. Changes of amounts are announced.'],
  },
  'Patterns/Buy box': {
    purpose: 'All the choices made before adding a product to the bag.',
    rules: [
      'Options, then one time or a plan, then how many, then the button with the price of it all.',
      'What cannot be bought stays visible and says why.',
    ],
    writing: ['A plan says what is paid today and what comes when.'],
    access: ['A missing choice is said beside its field and takes the focus.'],
  },
  'Patterns/Filter bar': {
    purpose: 'Narrows a list and sorts it.',
    rules: [
      'Chosen values are shown in their chips and can be removed one by one.',
      'Narrow windows show all filters in one sheet.',
      'Each choice is part of the address.',
    ],
    writing: ['The name of the filter, and the number of what it would show.'],
    access: ['The number of results is announced after each change.'],
  },
  'Patterns/Cookies': {
    purpose: 'Asks once what may be kept and counted, and lets it be changed later.',
    rules: [
      'It stays at the lower edge until a choice is stored.',
      'Yes and no look the same and take one click each.',
      'In the preferences nothing is ticked but what the shop cannot do without.',
    ],
    writing: ['Say what a purpose is for, not what the technique is called.'],
    access: ['It covers nothing that has the focus; the preferences are a dialog.'],
  },
  'Patterns/Error document': {
    purpose: 'Shown when even the page layout fails to load.',
    rules: [
      'It needs nothing from the service: its styles and texts are part of it.',
      'It shows the kind of error, a reference, and two ways on: again, or home.',
    ],
    writing: ['No apology without a way on; no technical terms but the reference.'],
    access: ['It has one heading and is complete without script.'],
  },
  'Patterns/Forms/Log in': {
    purpose: 'Signs customers in and points everyone else to sign-up.',
    rules: [
      'Fields are checked when the form is sent, then as they change.',
      'If sign-in fails, the form keeps its values and the error appears above it.',
    ],
    writing: [
      'A refusal does not tell whether the address is known.',
      'A message says what the field needs.',
    ],
    access: ['The summary names every field with an issue and leads to it; it takes the focus.'],
  },
  'Patterns/Forms/Newsletter': {
    purpose: 'Takes an address for the newsletter, in the footer and in content pages.',
    rules: [
      'One field and one button. The message goes when the field is edited.',
      'After a success its thanks replace the form.',
    ],
    writing: ['Title, text and placeholder are the merchant’s; without them the shop has its own.'],
    access: ['The answer is announced.'],
  },
  'Patterns/Forms/Sign up': {
    purpose: 'Makes an account.',
    rules: [
      'Names, address and a password of at least six characters; the newsletter is not ticked.',
      'The error appears above the form, and what was typed stays.',
    ],
    writing: ['The hint under the password says the rule before it is broken.'],
    access: ['Every field is named by a visible label; the summary leads to each issue.'],
  },
  'Patterns/Market switches': {
    purpose: 'Changes currency and language.',
    rules: [
      'A switch with one choice is left out.',
      'A new language keeps the page and what it was narrowed to; a new currency changes every price.',
    ],
    writing: ['Languages are named in themselves, currencies by their code and sign.'],
    access: ['Each is a labelled choice of the browser’s own; without script a button sends it.'],
  },
  'Patterns/Order row': {
    purpose: 'One order in the list of the account: enough to tell it from the others.',
    rules: [
      'Number, day, status, pieces and total, newest first.',
      'The tone of the status is the same as on the order’s own page.',
    ],
    writing: ['A status is the shop’s word for it, never the service’s code.'],
    access: ['The whole row leads to the order by one link with its number.'],
  },
  'Patterns/Payment marks': {
    purpose: 'Shows which ways to pay the checkout takes.',
    rules: ['The merchant switches them on; they have one size and never link.'],
    writing: ['The names are those of the brands.'],
    access: ['The row is a list, each mark has its name.'],
  },
  'Patterns/Recommendation': {
    purpose: 'Offers one more product beside the lines of the bag.',
    rules: [
      'At most three, none of what is in the bag.',
      'It is added at once, or opened where a choice is needed.',
    ],
    writing: ['The name and the price; a trial says what it costs after it.'],
    access: ['The button names the product.'],
  },
  'Patterns/Reviews': {
    purpose: 'Shows what customers of a product say.',
    rules: [
      'Average and shares first, then search, rating and order, then ten reviews at a time.',
      'A vote shows at once, and is taken back when it fails.',
      'During an outage the section says so, the rest of the page stays.',
    ],
    writing: ['Titles and texts are the authors’; the shop’s answer is below, in its name.'],
    access: ['After “Show more” the focus moves to the first new review; numbers are announced.'],
  },
  'Patterns/Reviews without script': {
    purpose: 'The same section before its code is there, and for those who have none.',
    rules: ['Order, ratings and further pages are links, and what they chose is in the address.'],
    writing: ['The same text as with script.'],
    access: ['Everything is reached by links, in the order in which it is read.'],
  },
  'Patterns/Subscription card': {
    purpose: 'One subscription in the list of the account.',
    rules: [
      'What it sends, its status, and when the next payment or delivery is.',
      'One bought a moment ago is announced before the service knows it.',
    ],
    writing: ['Dates and amounts, no codes of plans.'],
    access: ['One link leads to it, with the name of what it sends.'],
  },
  'Patterns/Write a review': {
    purpose: 'Takes a review from somebody who bought the product.',
    rules: [
      'With several orders the customer picks one; a single one is chosen.',
      'Pictures that do not fit are refused before anything is sent.',
      'What was typed stays when the window is closed, or when sending fails.',
    ],
    writing: ['A message says what to change.', 'After it was sent: it is visible after approval.'],
    access: [
      'It is a dialog; issues appear beside their fields and are announced.',
      'Stars are a group of radio buttons.',
    ],
  },
}
