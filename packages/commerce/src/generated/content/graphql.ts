/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type GetContentPagesQueryVariables = Exact<{
  where?: unknown;
  limit?: number | null | undefined;
  page?: number | null | undefined;
}>;


export type GetContentPagesQuery = { contentPages: { page: number | null, pageCount: number | null, results: Array<{ slug: string | null, published: boolean | null } | null> | null } | null };

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

export const GetContentPagesDocument = /*#__PURE__*/ new TypedDocumentString(`
    query getContentPages($where: JSON, $limit: Int = 100, $page: Int) {
  contentPages(limit: $limit, page: $page, where: $where) {
    page
    pageCount
    results {
      slug
      published
    }
  }
}
    `) as unknown as TypedDocumentString<GetContentPagesQuery, GetContentPagesQueryVariables>;