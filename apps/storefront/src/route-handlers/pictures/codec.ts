interface Codec {
  readonly createIPX: typeof import('ipx').createIPX
  readonly sharp: typeof import('sharp').default
}

let opened: Promise<Codec> | undefined

/**
 * What decodes and encodes pictures, loaded with the first one. Node loads it from where it is installed: a bundle that
 * waited for it would make every browser load the code that waits for modules.
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
  // The queue decides how many cores work, and what was decoded is not asked for again.
  sharp.concurrency(1)
  sharp.cache(false)
  return { createIPX, sharp }
}
