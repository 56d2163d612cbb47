import { get as getHttp } from 'node:http'
import { get as getHttps } from 'node:https'
import { isIP } from 'node:net'
import { REVIEW_IMAGE_MAX_BYTES } from '@sorrel/contracts/forms'
import { createPublicLookup, isPublicAddress } from '@sorrel/service/public-address'

const TIMEOUT_MS = 20_000

/**
 * Downloads a picture of at most 5 MB from a host of the public internet within 20 s; undefined where there is none. Follows
 * no redirects, never rejects.
 */
export function downloadPicture(address: string): Promise<Uint8Array | undefined> {
  return new Promise((resolve) => {
    const url = new URL(address)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    if (isIP(host) !== 0 && !isPublicAddress(host)) return resolve(undefined)
    const get = url.protocol === 'https:' ? getHttps : getHttp
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    const request = get(url, { lookup: createPublicLookup(), signal }, (answer) => {
      const parts: Buffer[] = []
      let size = 0
      if (answer.statusCode !== 200) request.destroy()
      answer.on('data', (part: Buffer) => {
        size += part.length
        if (size > REVIEW_IMAGE_MAX_BYTES) request.destroy()
        else parts.push(part)
      })
      answer.once('end', () => resolve(answer.statusCode === 200 ? Buffer.concat(parts) : undefined))
      answer.once('close', () => resolve(undefined))
    })
    request.once('error', () => resolve(undefined))
    request.once('close', () => resolve(undefined))
  })
}
