/** What can be bought of a product, by the ids that agents name it with. No Node, no schema library. */
export { toItemId, type ItemId } from './mapping/item-id.ts'
export { getChosen, getSelections, isBuyable, type Selection, toChoice } from './mapping/selection.ts'
