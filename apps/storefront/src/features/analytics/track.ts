import { createEventQueue } from '@sorrel/commerce/analytics'

/** The events of this page. Only for effects and handlers in the browser: on the server all requests share this module. */
export const { track, connect } = createEventQueue()
