/** Files by key, which several processes share. Each call rejects while the store does not answer. */
export interface ObjectStore {
  /** Resolves when the file is stored. */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** Undefined where there is none. */
  get(key: string): Promise<Uint8Array | undefined>
  /** Does nothing where there is none. */
  remove(key: string): Promise<void>
  /** All files whose keys begin with the prefix, in the order of their keys. */
  list(prefix: string): AsyncIterable<{ readonly key: string; readonly dateModified: Date }>
}

/** Time limit of a connection; an answer has one of its own. */
const CONNECT_MS = 2000
const ANSWER_MS = 10_000

function readPlace(address: string) {
  const { hostname, pathname, searchParams } = new URL(address)
  const folder = pathname.replace(/^\/+|\/+$/g, '')
  return {
    bucket: hostname,
    prefix: folder === '' ? '' : `${folder}/`,
    endpoint: searchParams.get('endpoint') ?? undefined,
    region: searchParams.get('region') ?? 'us-east-1',
  }
}

/** Opens the bucket of an `objectStoreUrl` without a call, so the store may be away. */
export async function openObjectStore(address: string): Promise<ObjectStore> {
  const { bucket, prefix, endpoint, region } = readPlace(address)
  // Loaded on demand: a single machine needs no such library.
  const {
    DeleteObjectCommand,
    GetObjectCommand,
    NoSuchKey,
    paginateListObjectsV2,
    PutObjectCommand,
    S3Client,
  } = await import('@aws-sdk/client-s3')
  const client = new S3Client({
    region,
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    // Other stores than Amazon's do not know its newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS, throwOnRequestTimeout: true },
  })
  const toPlace = (key: string) => ({ Bucket: bucket, Key: `${prefix}${key}` })
  return {
    async put(key, bytes) {
      await client.send(
        new PutObjectCommand({ ...toPlace(key), Body: bytes, ContentLength: bytes.byteLength }),
      )
    },
    async get(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(toPlace(key)))
        return await Body?.transformToByteArray()
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(toPlace(key)))
    },
    async *list(start) {
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: `${prefix}${start}` })
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined && LastModified !== undefined)
            yield { key: Key.slice(prefix.length), dateModified: LastModified }
    },
  }
}
