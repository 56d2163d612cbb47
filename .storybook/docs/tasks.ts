/** What a designer does here, and where. */
interface Task {
  readonly title: string
  /** How it is done; `marked` words are what a reader presses or types. */
  readonly way: string
  readonly links: readonly (readonly [id: string, label: string])[]
}

/** In the order of a piece of work. Links are Storybook's ids. */
export const TASKS: readonly Task[] = [
  {
    title: 'Find a part',
    way: 'Press `Ctrl K` (`⌘ K` on a Mac) and type what it is called or says. Components are the kit, Patterns combine it as the shop does, Pages whole screens.',
    links: [
      ['components-button--docs', 'Button'],
      ['patterns-header--mega-menu', 'Header'],
      ['patterns-product-card--row', 'Product card'],
      ['pages-product--standard', 'Product page'],
    ],
  },
  {
    title: 'Compare',
    way: 'The toolbar sets theme, language, direction, contrast, network, motion, text size and window. Each choice is part of the address: open two tabs, or send the link.',
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
    way: 'Paste a store’s settings or begin with a preset. Colours that would not be readable are listed with what is shown in their place. The address of the editor carries the theme to somebody else; files of it go to developers and to design tools.',
    links: [['foundations-theme-editor--live', 'Theme editor']],
  },
  {
    title: 'Review',
    way: 'Every component has its states by name (`In each state`), its extremes (long text, nothing, 999+) and a good and a bad use. `Accessibility` below a story lists what a checker finds, `Controls` changes its props.',
    links: [
      ['components-text-field--docs', 'Text field'],
      ['components-dialog--docs', 'Dialog'],
      ['pages-bag--full', 'Bag'],
    ],
  },
  {
    title: 'Hand over',
    way: 'Filter the tokens, copy a variable, or download all of the theme in the toolbar as a file that design tools import. A docs page has props, tokens and source.',
    links: [
      ['foundations-tokens--all', 'Tokens'],
      ['changelog--docs', 'Changelog'],
    ],
  },
]
