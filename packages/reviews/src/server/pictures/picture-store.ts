/** One file of a picture. */
export interface PictureFile {
  readonly name: string
  readonly bytes: Uint8Array
}

/**
 * Where the bytes of pictures are. A picture is a few small files under an id that cannot be guessed; it is written
 * whole or not at all. An object store fits behind it: one prefix per id.
 */
export interface PictureStore {
  /** Resolves when every file is safe. */
  write(id: string, files: readonly PictureFile[]): Promise<void>
  /** Undefined when there is none. */
  read(id: string, name: string): Promise<Uint8Array | undefined>
  /** Does nothing where there is none. */
  remove(id: string): Promise<void>
  /** Every picture there is, with those whose writing was cut off. */
  list(): AsyncIterable<{ readonly id: string; readonly dateModified: Date }>
}
