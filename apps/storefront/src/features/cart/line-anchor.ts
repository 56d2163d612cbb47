/** Id of a line in the cart's page, by which the way to the checkout leads back to it. */
export function getLineAnchor(itemId: string): string {
  return `line-${itemId}`
}
