/** The client of the index's HTTP API, for servers and browsers. No schema library. */
export {
  type CatalogCall,
  type CatalogClient,
  type CatalogClientOptions,
  type CatalogError,
  createCatalogClient,
  type SuggestRequest,
} from './client/create-client.ts'
