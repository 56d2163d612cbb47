interface Codec {
  readonly createIPX: typeof import('ipx').createIPX
  readonly sharp: typeof import('sharp').default
}

let opened: Promise<Codec> | undefined

/**
 * Loads the picture codec with the first picture. Node loads it from its installed place: a bundle with top-level await
 * would make every browser load the code for that.
 */
export function openCodec(): Promise<Codec> {
  opened ??= load()
  return opened
}

async function load(): Promise<Codec> {
  const [{ createIPX }, { default: sharp }] = await Promise.all([
    import(/* turbopackIgnore: true */ 'ipx'),
    import(/* turbopackIgnore: true */ 'sharp'),
  ])
  // The queue decides how many cores work, and decoded pictures are not needed again.
  sharp.concurrency(1)
  sharp.cache(false)
  return { createIPX, sharp }
}
