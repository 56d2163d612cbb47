/** One file of a picture. */
export interface PictureFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Stores the bytes of pictures. A picture is a few small files under an id that cannot be guessed; it is written
 * completely or not at all. For an object store, use one prefix per id. A store that cannot be reached rejects with a
 * `PicturesAwayError`: uploads then get a 503, and lists are served without pictures.
 */
export interface PictureStore {
  /** Resolves when every file is stored. */
  write(id: string, files: readonly PictureFile[]): Promise<void>
  /** Undefined when there is none. */
  read(id: string, name: string): Promise<Uint8Array | undefined>
  /** Does nothing for an unknown id. */
  remove(id: string): Promise<void>
  /** The ids of all pictures, also of those whose writing was interrupted. */
  list(): AsyncIterable<{ readonly id: string; readonly dateModified: Date }>
  /** Whether the store was recently unreachable: lists then contain no pictures. Default: never. */
  isAway?(): boolean
}

/** Pictures can neither be stored nor read at present. */
export class PicturesAwayError extends Error {
  override readonly name = 'PicturesAwayError'

  constructor(options?: ErrorOptions) {
    super('the store of pictures cannot be reached', options)
  }
}
