/** The service's JSON as it is, for a live editor to change before it is read. Safe in a browser. */
export {
  fetchContentPageJson,
  fetchQuizJson,
  fetchStoreJson,
  type StoreJson,
} from './preview/fetch-json.ts'
