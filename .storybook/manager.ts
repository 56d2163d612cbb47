import { createElement } from 'react'
import { Button } from 'storybook/internal/components'
import { addons, types, useGlobals, useStorybookApi } from 'storybook/manager-api'
import { create } from 'storybook/theming/create'
import { toSentence } from './sentence-case.ts'

addons.setConfig({
  theme: create({ base: 'light', brandTitle: 'Sorrel', brandUrl: './' }),
  sidebar: {
    renderLabel: ({ type, name }) => (type === 'story' ? toSentence(name) : name),
  },
})

const EDITOR = 'foundations-theme-editor--live'

/** Leads from any story in the own theme to the editor of its settings. */
function EditTheme() {
  const [{ theme }] = useGlobals()
  const api = useStorybookApi()
  const isShown = theme === 'own' && api.getUrlState().storyId !== EDITOR
  return isShown
    ? createElement(
        Button,
        { variant: 'ghost', padding: 'small', ariaLabel: false, onClick: () => api.selectStory(EDITOR) },
        'Edit theme',
      )
    : null
}

addons.register('sorrel/theme', () => {
  addons.add('sorrel/theme/edit', { type: types.TOOL, title: 'Edit theme', render: EditTheme })
})
