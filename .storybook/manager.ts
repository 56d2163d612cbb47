import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'

/** `In Each State` as a sentence; words of capitals stay. */
const toSentence = (name: string): string =>
  name
    .replaceAll(/(?<=\S\s+)([A-Z])(?=[a-z’']|\b)/g, (letter) => letter.toLowerCase())
    .replace(/\bdont\b/, 'don’t')

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Sorrel', brandUrl: './' }),
  sidebar: {
    renderLabel: ({ type, name }) => (type === 'story' ? toSentence(name) : name),
  },
})
