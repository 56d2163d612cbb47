import { createStoreForms } from '@sorrel/commerce/server'
import { siteUrl } from '../../../site-url'
import { readProduct } from '../../../store'
import { answerStoreApi } from '../../../store-api'

/** Takes the forms of cart and account that are sent without script. */
export const POST = createStoreForms({
  api: answerStoreApi,
  origin: siteUrl,
  readProduct,
  selection: { preselect: false },
})
