import type { ShopGuide } from './shop-guide.ts'

/** What the parts of the shop are for, by the title of their stories. */
export const patternGuides: Readonly<Record<string, ShopGuide>> = {
  'Patterns/Header': {
    purpose: 'Takes shoppers from any page to every category, the search and the bag.',
    rules: [
      'Announcement, menu, logo and tools: the merchant sets the announcement, the menu and the popular searches.',
      'From 960 px the menu is always visible; below that, a button opens it as a sheet.',
      'One panel is open at a time: menu or search. Escape, a click outside and a new page close it.',
      'It hides on scrolling down and returns on scrolling up, and never covers the focus.',
    ],
    writing: [
      'An entry is one or two words: a category, not a slogan.',
      'The announcement is one line, also at 375 px.',
    ],
    access: [
      'A link before it skips to the content.',
      'A menu entry with a sheet is a link and a button: the link goes to the page, the button opens the sheet.',
      'Closing a panel returns the focus to what opened it.',
    ],
  },
  'Patterns/Footer': {
    purpose: 'What shoppers look for at the end of a page: help, the company, the small print.',
    rules: [
      'Columns, newsletter, social links and payment methods are the merchant’s choice; whatever is off leaves no gap.',
    ],
    writing: ['Links name the page they go to.'],
    access: ['Each column is a list with a name; every link is at least 24 px high.'],
  },
  'Patterns/Product card': {
    purpose: 'A product in a list, with enough detail to choose it or add it without leaving.',
    rules: [
      'Picture, name, a line or two, stars, price: in this order, the prices of a row on one line.',
      'One badge at most: “Sold out” takes priority over “Sale”.',
      'Quick-add appears on hover or focus; on touch screens it is always visible.',
      'The second picture appears on hover.',
    ],
    writing: ['Names and descriptions are cut after two lines: put what differs first.'],
    access: ['The whole card is one link with the product’s name; quick-add is a separate button beside it.'],
  },
  'Patterns/Product grid': {
    purpose: 'A list of products in rows of two to five.',
    rules: [
      'An incomplete last row ends with a tile that suggests where to go next: the quiz in the menu, or another category. A full row has none.',
      'The tile fills the rest of the row and is never alone in it.',
    ],
    writing: ['The tile asks a two-word question; its link has the name of the page it goes to.'],
    access: ['The tile is the last item of the list and has its own heading.'],
  },
  'Patterns/Quick-add': {
    purpose: 'Adds a product from its card: at once, or after the choices it needs.',
    rules: [
      'One choice at a time. The button says what is still missing, then the price.',
      'A product with options has no quick-add if it is also sold by subscription or has three or more options; a plan alone is chosen in the panel.',
    ],
    writing: ['“Choose Scent”, with the option’s own name, then “Add · £6.50”.'],
    access: ['Opening moves the focus into the panel; Escape returns it.'],
  },
  'Patterns/Save button': {
    purpose: 'Saves a product, on a card and on the product’s page.',
    rules: [
      'The heart is over the picture, at the end of its first line, and appears once the visitor has come.',
      'It saves, and takes off again. Nothing asks again: both are undone by the same button.',
      'The list is kept in the browser. If it refuses, a message says so.',
    ],
    writing: ['“Save” and the product’s name, whether it is saved or not.'],
    access: ['Screen readers hear whether it is on. It comes after the card’s link and its quick-add.'],
  },
  'Patterns/Bag drawer': {
    purpose: 'Shows what is in the bag without leaving the page, and goes on to the checkout.',
    rules: [
      'A line changes at once; a change that the service refuses is undone, with a message.',
      'The bar shows how far away free delivery is, and when it is reached.',
      'A removed line can be restored.',
      'An empty bag links to the products and offers the best sellers.',
    ],
    writing: ['“Your bag”, never “cart”.', 'Amounts say what is paid today and what is paid later.'],
    access: ['It is a dialog: the focus stays inside, Escape closes it. Changed amounts are announced.'],
  },
  'Patterns/Buy box': {
    purpose: 'All the choices made before adding a product to the bag.',
    rules: [
      'Options first, then one-time or subscription, then the quantity, then the button with the total price.',
      'Unavailable choices stay visible and say why.',
    ],
    writing: ['A plan says what is paid today, and what is delivered when.'],
    access: ['A missing choice shows an error beside its field and takes the focus.'],
  },
  'Patterns/Filter bar': {
    purpose: 'Narrows a list and sorts it.',
    rules: [
      'Chosen values appear in their chips and can be removed one by one.',
      'Narrow windows show all filters in one sheet.',
      'Each choice is part of the address.',
    ],
    writing: ['Each value has its name and the number of results it would show.'],
    access: ['The number of results is announced after each change.'],
  },
  'Patterns/Cookies': {
    purpose: 'Asks once for consent to storage and analytics; the choice can be changed later.',
    rules: [
      'It stays at the bottom of the window until a choice is saved.',
      'Yes and no look the same and take one click each.',
      'In the preferences, only what the shop can’t work without is ticked.',
    ],
    writing: ['Say what something is for, not what the technology is called.'],
    access: ['It covers nothing that has the focus; the preferences are a dialog.'],
  },
  'Patterns/Error document': {
    purpose: 'Shown when even the page layout fails to load.',
    rules: [
      'It needs nothing from the service: its styles and texts are part of it.',
      'It shows the kind of error, a reference, and two ways on: try again, or go home.',
    ],
    writing: ['No apology without a next step; no technical terms except the reference.'],
    access: ['It has one heading and is complete without script.'],
  },
  'Patterns/Forms/Log in': {
    purpose: 'Signs customers in and points everyone else to sign-up.',
    rules: [
      'Fields are checked when the form is submitted, then as they change.',
      'If sign-in fails, the form keeps its values and the error appears above it.',
    ],
    writing: ['An error never reveals whether the address is known.', 'A message says what the field needs.'],
    access: ['The summary links to every field with an error and takes the focus.'],
  },
  'Patterns/Forms/Back in stock': {
    purpose: 'Takes an address that waits for what is sold out, on the page of a product.',
    rules: [
      'Beside a sold-out choice only; it disappears with a choice that is in stock.',
      'One field and one button. The message disappears when the field is edited.',
      'On success, a line about the email to confirm replaces the field.',
    ],
    writing: ['The text says how often we write, and when the address is deleted.'],
    access: ['The result is announced. After an error the field has the focus.'],
  },
  'Patterns/Forms/Newsletter': {
    purpose: 'Takes an address for the newsletter, in the footer and in content pages.',
    rules: [
      'One field and one button. The message disappears when the field is edited.',
      'On success, a thank-you message replaces the form.',
    ],
    writing: ['Title, text and placeholder are the merchant’s; without them the shop has its own.'],
    access: ['The result is announced.'],
  },
  'Patterns/Forms/Sign up': {
    purpose: 'Creates an account.',
    rules: [
      'Name, email address and a password of at least six characters; the newsletter isn’t pre-ticked.',
      'If sign-up fails, the form keeps its values and the error appears above it.',
    ],
    writing: ['The hint below the password states the rule up front.'],
    access: ['Every field has a visible label; the summary links to each error.'],
  },
  'Patterns/Market switches': {
    purpose: 'Changes currency and language.',
    rules: [
      'A switch with one choice is left out.',
      'Changing the language keeps the page and its filters; changing the currency changes every price.',
    ],
    writing: ['Each language is named in that language, each currency by its code and symbol.'],
    access: ['Each is a labelled native select; without script, a button submits it.'],
  },
  'Patterns/Order row': {
    purpose: 'One order in the account’s list, with enough detail to tell it from the others.',
    rules: [
      'Number, date, status, item count and total, newest first.',
      'The tone of the status is the same as on the order’s own page.',
    ],
    writing: ['A status uses the shop’s wording, never the service’s code.'],
    access: ['The whole row is one link to the order, named by its number.'],
  },
  'Patterns/Payment marks': {
    purpose: 'Shows which payment methods the checkout accepts.',
    rules: ['The merchant turns them on; they are all the same size and never links.'],
    writing: ['Use the brands’ own names.'],
    access: ['The row is a list; each logo has a name.'],
  },
  'Patterns/Recommendation': {
    purpose: 'Offers one more product beside the lines of the bag.',
    rules: [
      'Up to three, none of which are in the bag already.',
      'It is added at once, or opened if a choice is needed.',
    ],
    writing: ['The name and the price; a trial says what it costs afterwards.'],
    access: ['The button names the product.'],
  },
  'Patterns/Reviews': {
    purpose: 'Shows what customers of a product say.',
    rules: [
      'Average and breakdown first, then search, rating and sorting, then ten reviews at a time.',
      'A vote shows at once, and is undone if it fails.',
      'During an outage the section says so; the rest of the page still works.',
    ],
    writing: ['Titles and texts are the authors’ own; the shop’s reply appears below, under its name.'],
    access: ['After “Show more” the focus moves to the first new review; numbers are announced.'],
  },
  'Patterns/Reviews without script': {
    purpose: 'The same section before its script loads, and for people without script.',
    rules: ['Sorting, ratings and further pages are links, and the choice is in the address.'],
    writing: ['The same text as with script.'],
    access: ['Everything is reached by links, in the order in which it is read.'],
  },
  'Patterns/Subscription card': {
    purpose: 'One subscription in the list of the account.',
    rules: [
      'What it delivers, its status, and the date of the next payment or delivery.',
      'A new subscription appears before the service has confirmed it.',
    ],
    writing: ['Dates and amounts, never plan codes.'],
    access: ['One link goes to it, named after what it delivers.'],
  },
  'Patterns/Write a review': {
    purpose: 'Collects a review from someone who bought the product.',
    rules: [
      'With several orders, the customer picks one; a single order is preselected.',
      'Unsuitable pictures are rejected before anything is sent.',
      'The text is kept if the dialog is closed or sending fails.',
    ],
    writing: [
      'A message says what to change.',
      'After sending, say that the review appears once it is approved.',
    ],
    access: [
      'It is a dialog; errors appear beside their fields and are announced.',
      'Stars are a group of radio buttons.',
    ],
  },
}
