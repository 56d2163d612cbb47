/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type GetStoreSettingsQueryVariables = Exact<{
  locale?: string | null | undefined;
}>;


export type GetStoreSettingsQuery = { storeSettings: { values: unknown, store: { id: string | null, name: string | null, url: string | null, homePage: string | null, country: string | null, currency: string | null, locale: string | null, supportEmail: string | null, supportPhone: string | null, currencies: Array<{ code: string | null, name: string | null, symbol: string | null, rate: number | null, decimals: number | null, priced: boolean | null, type: string | null } | null> | null, locales: Array<{ code: string | null, name: string | null, fallback: string | null } | null> | null } | null } | null };

export type GetStoreUrlQueryVariables = Exact<{ [key: string]: never; }>;


export type GetStoreUrlQuery = { storeSettings: { store: { url: string | null } | null } | null };

export type GetMenusQueryVariables = Exact<{
  locale?: string | null | undefined;
}>;


export type GetMenusQuery = { menuSettings: { sections: Array<{ id: string | null, name: string | null, items: Array<unknown> | null } | null> | null } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const GetStoreSettingsDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStoreSettings($locale: String) {
  storeSettings(_locale: $locale) {
    values
    store {
      id
      name
      url
      homePage
      country
      currency
      currencies {
        code
        name
        symbol
        rate
        decimals
        priced
        type
      }
      locale
      locales {
        code
        name
        fallback
      }
      supportEmail
      supportPhone
    }
  }
}
    `) as unknown as TypedDocumentString<GetStoreSettingsQuery, GetStoreSettingsQueryVariables>;
export const GetStoreUrlDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getStoreUrl {
  storeSettings {
    store {
      url
    }
  }
}
    `) as unknown as TypedDocumentString<GetStoreUrlQuery, GetStoreUrlQueryVariables>;
export const GetMenusDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getMenus($locale: String) {
  menuSettings(_locale: $locale) {
    sections {
      id
      name
      items
    }
  }
}
    `) as unknown as TypedDocumentString<GetMenusQuery, GetMenusQueryVariables>;