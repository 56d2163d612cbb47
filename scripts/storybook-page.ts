// Runs in a page of a built Storybook (`iframe.html`), through what Storybook's own manager uses.

/** Opens a story as the sidebar does, in place of the one before. */
export function chooseStory(storyId: string): void {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__')
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
}

/** Whether the story and its play function are over, and how it failed; false before that. */
export function findEnd(id: string): { readonly failure: string | undefined } | false {
  const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
  const render: unknown = preview && Reflect.get(Object(preview), 'currentRender')
  if (!render || Reflect.get(Object(render), 'id') !== id) return false
  const phase: unknown = Reflect.get(Object(render), 'phase')
  if (phase === 'errored') return { failure: document.querySelector('#error-message')?.textContent ?? '' }
  return phase === 'finished' || phase === 'completed' ? { failure: undefined } : false
}
