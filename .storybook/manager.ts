import { addons } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { toSentence } from './sentence-case.ts'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Sorrel', brandUrl: './' }),
  sidebar: {
    renderLabel: ({ type, name }) => (type === 'story' ? toSentence(name) : name),
  },
})
