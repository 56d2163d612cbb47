/** What a designer does here, and where. */
interface Task {
  readonly title: string
  /** How it is done; `marked` words are keys, or what a reader types. */
  readonly way: string
  readonly links: readonly (readonly [id: string, label: string])[]
}

/** In the order of a piece of work. Links are Storybook's ids. */
export const TASKS: readonly Task[] = [
  {
    title: 'Find a component',
    way: 'Press `Ctrl K` (`⌘ K` on a Mac) and type its name or its text. Components are the kit, Patterns combine them as the shop does, Pages are whole screens.',
    links: [
      ['components-button--docs', 'Button'],
      ['patterns-header--mega-menu', 'Header'],
      ['patterns-product-card--row', 'Product card'],
      ['pages-product--standard', 'Product page'],
    ],
  },
  {
    title: 'Compare',
    way: 'The toolbar sets theme, language, direction, contrast, network, motion, text size and window. Every choice is in the address: open two tabs, or send the link.',
    links: [
      ['foundations-four-themes--side-by-side', 'Four themes side by side'],
      ['foundations-theme--colours', 'Colours'],
      ['foundations-typography--scale', 'Type scale'],
      ['foundations-layout--breakpoints', 'Breakpoints'],
      ['foundations-motion--playground', 'Motion'],
    ],
  },
  {
    title: 'Make a theme',
    way: 'Paste a store’s settings or start from a preset. Colours that would be unreadable are listed with their replacements. Share the theme by the editor’s address, or download it for developers and design tools.',
    links: [['foundations-theme-editor--live', 'Theme editor']],
  },
  {
    title: 'Review',
    way: 'Every component has its states by name (`In each state`), its extremes (long text, empty, 999+) and a do and don’t. Below a story, `Accessibility` lists what the checker finds and `Controls` changes its props.',
    links: [
      ['components-text-field--docs', 'Text field'],
      ['components-dialog--docs', 'Dialog'],
      ['pages-bag--full', 'Bag'],
    ],
  },
  {
    title: 'Hand over',
    way: 'Filter the tokens, copy a variable, or download the current theme as a file that design tools can import. Every docs page has props, tokens and source.',
    links: [
      ['foundations-tokens--all', 'Tokens'],
      ['changelog--docs', 'Changelog'],
    ],
  },
]
