/* eslint-disable */
import * as types from './graphql';



/**
 * Map of all GraphQL operations in the project.
 *
 * This map has several performance disadvantages:
 * 1. It is not tree-shakeable, so it will include all operations in the project.
 * 2. It is not minifiable, so the string of a GraphQL query will be multiple times inside the bundle.
 * 3. It does not support dead code elimination, so it will add unused operations.
 *
 * Therefore it is highly recommended to use the babel or swc plugin for production.
 * Learn more about it here: https://the-guild.dev/graphql/codegen/plugins/presets/preset-client#reducing-bundle-size
 */
type Documents = {
    "query getStoreSettings($locale: String) {\n  storeSettings(_locale: $locale) {\n    values\n    store {\n      id\n      name\n      url\n      homePage\n      country\n      currency\n      currencies {\n        code\n        name\n        symbol\n        rate\n        decimals\n        priced\n        type\n      }\n      locale\n      locales {\n        code\n        name\n        fallback\n      }\n      supportEmail\n      supportPhone\n    }\n  }\n}\n\nquery getStoreUrl {\n  storeSettings {\n    store {\n      url\n    }\n  }\n}\n\nquery getMenus($locale: String) {\n  menuSettings(_locale: $locale) {\n    sections {\n      id\n      name\n      items\n    }\n  }\n}": typeof types.GetStoreSettingsDocument,
};
const documents: Documents = {
    "query getStoreSettings($locale: String) {\n  storeSettings(_locale: $locale) {\n    values\n    store {\n      id\n      name\n      url\n      homePage\n      country\n      currency\n      currencies {\n        code\n        name\n        symbol\n        rate\n        decimals\n        priced\n        type\n      }\n      locale\n      locales {\n        code\n        name\n        fallback\n      }\n      supportEmail\n      supportPhone\n    }\n  }\n}\n\nquery getStoreUrl {\n  storeSettings {\n    store {\n      url\n    }\n  }\n}\n\nquery getMenus($locale: String) {\n  menuSettings(_locale: $locale) {\n    sections {\n      id\n      name\n      items\n    }\n  }\n}": types.GetStoreSettingsDocument,
};

/**
 * The graphql function is used to parse GraphQL queries into a document that can be used by GraphQL clients.
 */
export function graphql(source: "query getStoreSettings($locale: String) {\n  storeSettings(_locale: $locale) {\n    values\n    store {\n      id\n      name\n      url\n      homePage\n      country\n      currency\n      currencies {\n        code\n        name\n        symbol\n        rate\n        decimals\n        priced\n        type\n      }\n      locale\n      locales {\n        code\n        name\n        fallback\n      }\n      supportEmail\n      supportPhone\n    }\n  }\n}\n\nquery getStoreUrl {\n  storeSettings {\n    store {\n      url\n    }\n  }\n}\n\nquery getMenus($locale: String) {\n  menuSettings(_locale: $locale) {\n    sections {\n      id\n      name\n      items\n    }\n  }\n}"): typeof import('./graphql').GetStoreSettingsDocument;


export function graphql(source: string) {
  return (documents as any)[source] ?? {};
}
