/** The items of a product that can be bought, by the ids that agents use. No Node, no schema library. */
export { toItemId, type ItemId } from './mapping/item-id.ts'
export { getChosen, getSelections, isBuyable, type Selection, toChoice } from './mapping/selection.ts'
