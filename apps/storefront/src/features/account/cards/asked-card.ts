import { routes } from '@sorrel/contracts/routes'

/** What the address of the cards' page asks for. */
export type AskedCard = { readonly name: 'add' } | { readonly name: 'edit' | 'delete'; readonly id: string }

export function parseAskedCard(query: string): AskedCard | undefined {
  const fields = new URLSearchParams(query)
  if (fields.get('add') === '1') return { name: 'add' }
  for (const name of ['edit', 'delete'] as const) {
    const id = fields.get(name)
    if (id) return { name, id }
  }
  return undefined
}

/** The address that asks for it. */
export function toCardsPath(asked: AskedCard | undefined): string {
  if (asked === undefined) return routes.cards()
  if (asked.name === 'add') return routes.addCard()
  return asked.name === 'edit' ? routes.editCard(asked.id) : routes.deleteCard(asked.id)
}
