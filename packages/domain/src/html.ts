declare const safe: unique symbol

/** HTML that has passed the sanitiser at an edge. Only `toSafeHtml` of the commerce mappers makes one. */
export type SafeHtml = string & { readonly [safe]: true }
