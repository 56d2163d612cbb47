/** The payment vault: for browsers, so that a card's number reaches nobody else. */
export {
  createCardToken,
  type CardTokenArgs,
  type TypedCard,
  type VaultError,
} from './vault/create-card-token.ts'
