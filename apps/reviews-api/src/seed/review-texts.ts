/** A review as its author wrote it: stars, title, text; with the file of a photo where there is one. */
export type ReviewText = readonly [rating: number, title: string, body: string, photo?: string]

export interface ProductReviews {
  readonly slug: string
  readonly name: string
  /** The last ones wait for approval. */
  readonly pending: number
  readonly texts: readonly ReviewText[]
}
