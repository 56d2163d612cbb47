import type { ShopGuide } from './shop-guide.ts'

/** What the pages of the shop are for, by the title of their stories. */
export const pageGuides: Readonly<Record<string, ShopGuide>> = {
  'Pages/Home': {
    purpose: 'Shows newcomers what the shop sells, and why to buy it here.',
    rules: [
      'It is a content page: the merchant’s blocks in the merchant’s order.',
      'The first picture is the largest element on the first screen and loads first.',
    ],
    writing: ['One promise per block, with one call to action.'],
    access: ['Exactly one level-1 heading, whatever the blocks.'],
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
    purpose: 'All products, with filters and sorting.',
    rules: [
      'Filters, sorting and page are in the address: a link shows the same list.',
      'The next part is added to the list; without script, it is a separate page.',
      'If the service is down, the page says so and offers the usual categories.',
    ],
    writing: ['The count says how many are shown, and of how many.'],
    access: ['Result counts are announced; focus stays where it was.'],
  },
  'Pages/Category': {
    purpose: 'The products of one category, with the text and pictures that introduce it.',
    rules: [
      'Settings control products per row, prices, descriptions, quick-add and further categories.',
      'Filters and sorting work as in the list of all products.',
    ],
    writing: ['The description is two or three sentences; anything longer belongs on a content page.'],
    access: ['The picture is decorative unless it has alternative text.'],
  },
  'Pages/Product': {
    purpose: 'Everything a shopper needs to decide about a product.',
    rules: [
      'Gallery and buy box are side by side in wide windows; the merchant can swap them.',
      'Choosing a variant changes the picture, price, stock and address.',
      'Sold-out products stay visible, with alternatives.',
      'Reviews come last; the stars below the name link to them.',
    ],
    writing: ['The name, then one line on what it is; details expand.'],
    access: ['The gallery works with the keyboard; prices and stock are announced when they change.'],
  },
  'Pages/Search': {
    purpose: 'Search results, as a list like any other.',
    rules: [
      'Filters, sorting and pages keep the search terms.',
      'It corrects typing mistakes, and says so.',
      'If nothing is found, it suggests another spelling, categories and best sellers.',
    ],
    writing: ['The title contains the search terms, as typed.'],
    access: ['The number of results is announced.'],
  },
  'Pages/Search panel': {
    purpose: 'Finds products while people type, without leaving the page.',
    rules: [
      'It waits for a pause in typing; an empty field clears the results.',
      'Suggestions appear beside the products. Enter goes to the page with all results.',
      'Its button, Escape and a new page close it.',
    ],
    writing: ['“Search the shop” is in the field.'],
    access: ['Arrow keys move through field and links; the number of results is announced.'],
  },
  'Pages/Saved products': {
    purpose:
      'The products that this browser or the account has saved, or a list that another shopper shared.',
    rules: [
      'The newest is first. What is taken off stays in sight until the page is left.',
      'What is no longer sold is left out, and counted.',
      'A link names the products: it works for those who open it, whatever the sender saves later.',
    ],
    writing: ['It says where the list is kept.'],
    access: ['The number of products is announced; focus stays on the heart.'],
  },
  'Pages/Gift card balance': {
    purpose: 'What is left on a gift card, by its code.',
    rules: [
      'A wrong code reads as in the bag, and counts with the wrong codes there.',
      'The code comes back into no page: it is worth money.',
      'A button puts the card into a bag with products; otherwise a link goes to the bag.',
    ],
    writing: ['The amount and the last four characters of the code are one sentence.'],
    access: ['The balance is announced; the code’s field keeps its text until the page is left.'],
  },
  'Pages/Bag': {
    purpose: 'The bag as a page, with the same tools as the drawer.',
    rules: [
      'Lines that exceed the stock say how many are left, and offer that number.',
      'An empty bag links to the products.',
    ],
    writing: ['“Your bag”; amounts say what is paid today and what later.'],
    access: ['Changed amounts are announced; removing a line keeps the focus in the list.'],
  },
  'Pages/Order placed': {
    purpose: 'Confirms the order and says what happens next.',
    rules: [
      'Shows its number, lines and totals, and links to continue.',
      'If it includes a subscription, a line says where to find it.',
    ],
    writing: ['Thank the customer first, then mention the email.'],
    access: ['One heading, with the order below it as a list.'],
  },
  'Pages/Password': {
    purpose: 'Gets people who forgot their password back in.',
    rules: [
      'The next page is the same, whatever the address.',
      'An expired link changes nothing and offers a new email.',
    ],
    writing: ['Never say whether an account exists.'],
    access: ['Two labelled fields, each with a button that shows the password.'],
  },
  'Pages/Quiz': {
    purpose: 'Finds products with a few questions.',
    rules: [
      'One question at a time with a step count, keeping answers when going back; or all on one page, as the merchant chooses.',
      'A required question must be answered to continue.',
    ],
    writing: ['A question is one sentence, an answer one to four words.'],
    access: [
      'Answers are radio buttons, checkboxes or fields; the heading of each new question takes the focus.',
    ],
  },
  'Pages/Quiz results': {
    purpose: 'Shows up to three products that match the answers, and why.',
    rules: [
      'All can be added at once; the page names any that need a choice first.',
      'If nothing matches, it links to the products and back to the start.',
    ],
    writing: ['It addresses people by name if the quiz asked for it.'],
    access: ['The result is announced as a new page.'],
  },
  'Pages/Content page': {
    purpose: 'What the merchant writes: stories, help, terms.',
    rules: [
      'Blocks of any kind in any order; kinds from a later version are left out.',
      'If no block has a title, the page’s name is used.',
    ],
    writing: ['Headings say what follows; a long text can start with a table of contents.'],
    access: ['Headings go down one level at a time.'],
  },
  'Pages/Errors': {
    purpose: 'Says what is wrong and where to go next, with the shop’s header and footer.',
    rules: [
      '“Page not found” offers other ways into the shop; “Page unavailable” offers to try again.',
      'A reference helps customer support.',
    ],
    writing: ['What happened, in one sentence, then what to do.'],
    access: ['The heading is read first; the page is complete without script.'],
  },
  'Pages/Account': {
    purpose: 'Everything a customer has: orders, subscriptions, addresses, cards, reviews.',
    rules: [
      'The overview says what comes next, with the most common actions.',
      'Each change asks first, then confirms that it worked.',
      'An order on hold says why, and whom to ask.',
    ],
    writing: ['Dates and amounts in the customer’s language; no codes.'],
    access: ['The menu is a list of links; on phones it collapses and names the current page.'],
  },
  'Pages/Account/Cards': {
    purpose: 'The cards that pay for subscriptions.',
    rules: [
      'Brand, last four digits and expiry, nothing else.',
      'A card in use lists the subscriptions it pays for, and can be deleted only when another one takes over.',
    ],
    writing: ['“Expired” appears with the date.'],
    access: ['Card fields use standard names, so browsers can fill them in.'],
  },
  'Pages/Account/Reviews': {
    purpose: 'The reviews a customer has written, and their status.',
    rules: [
      'Pending, published, or rejected with the reason: each links to the product, where the review can be changed or withdrawn.',
    ],
    writing: ['A reason is a sentence from the shop, never a code.'],
    access: ['The status is text, not just a colour.'],
  },
  'Pages/Account/Subscription': {
    purpose: 'One subscription, and everything that can be changed about it.',
    rules: [
      'The next payment comes first.',
      'Skip, pause, change and cancel each ask first and say what happens to the next payment.',
      'Actions that the status doesn’t allow are left out.',
      'A subscription that is ending shows its end date and can be kept.',
    ],
    writing: ['“Skip the next one”, “Cancel subscription”: say what will happen.'],
    access: ['Each change works without script; its outcome takes the focus.'],
  },
}
