/** The address of a story or of a docs page in the manager's window, by Storybook's id. */
export const toAddress = (id: string): string => `./?path=/${id.endsWith('--docs') ? 'docs' : 'story'}/${id}`
