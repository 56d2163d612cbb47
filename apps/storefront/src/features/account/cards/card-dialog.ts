import { routes } from '@sorrel/contracts/routes'

/** What the address of the cards' page asks for. */
export type CardDialogState =
  | { readonly name: 'add' }
  | { readonly name: 'edit' | 'delete'; readonly id: string }

export function parseCardDialog(query: string): CardDialogState | undefined {
  const fields = new URLSearchParams(query)
  if (fields.get('add') === '1') return { name: 'add' }
  for (const name of ['edit', 'delete'] as const) {
    const id = fields.get(name)
    if (id) return { name, id }
  }
  return undefined
}

/** The address that asks for it. */
export function toCardsPath(dialog: CardDialogState | undefined): string {
  if (dialog === undefined) return routes.cards()
  if (dialog.name === 'add') return routes.addCard()
  return dialog.name === 'edit' ? routes.editCard(dialog.id) : routes.deleteCard(dialog.id)
}
