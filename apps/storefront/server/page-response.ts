import { ServerResponse } from 'node:http'

/** The plain way out, below whatever a delivery does. */
export interface Wire {
  /** False means: wait for `drain`. */
  write(chunk: Buffer): boolean
  end(chunk?: Buffer): void
}

/** How one answer's body reaches the client. */
export interface Delivery {
  write(chunk: Buffer): boolean
  end(chunk: Buffer | undefined): void
}

/** Chooses the delivery once status and headers are known. It may still change them. */
export type ChooseDelivery = (response: PageResponse, wire: Wire) => Delivery

type HeaderList =
  | Readonly<Record<string, number | string | readonly string[] | undefined>>
  | readonly unknown[]
type Done = (error?: Error | null) => void

/**
 * A response that holds its head back until the first byte of the body, so that headers may depend on what a page
 * holds. Without `deliverWith` it is Node's own.
 */
export class PageResponse extends ServerResponse {
  #choose: ChooseDelivery | undefined
  #delivery: Delivery | undefined
  #onWire = false

  deliverWith(choose: ChooseDelivery): void {
    this.#choose = choose
  }

  override writeHead(status: number, reason?: string | HeaderList, headers?: HeaderList): this {
    const list = typeof reason === 'string' ? headers : reason
    this.statusCode = status
    if (list !== undefined) this.#setAll(list)
    return this.#choose === undefined || this.#onWire ? super.writeHead(status) : this
  }

  override flushHeaders(): void {
    if (this.#choose === undefined) super.flushHeaders()
  }

  override write(chunk: unknown, encoding?: BufferEncoding | Done, callback?: Done): boolean {
    if (this.#choose === undefined || this.#onWire)
      return this.#writeRaw(toBuffer(chunk, encoding), toDone(encoding, callback))
    const more = this.#getDelivery(this.#choose).write(toBuffer(chunk, encoding))
    toDone(encoding, callback)?.()
    return more
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | Done, callback?: Done): this {
    const done = typeof chunk === 'function' ? toDone(undefined, () => chunk()) : toDone(encoding, callback)
    const last =
      chunk === undefined || chunk === null || typeof chunk === 'function'
        ? undefined
        : toBuffer(chunk, encoding)
    if (done !== undefined) this.once('finish', done)
    if (this.#choose === undefined || this.#onWire) this.#endRaw(last)
    else this.#getDelivery(this.#choose).end(last)
    return this
  }

  #getDelivery(choose: ChooseDelivery): Delivery {
    this.#delivery ??= choose(this, {
      write: (chunk) => this.#withWire(() => this.#writeRaw(chunk, undefined)),
      end: (chunk) => this.#withWire(() => this.#endRaw(chunk)),
    })
    return this.#delivery
  }

  /** Node writes the head through our own `writeHead` when the first byte goes out. */
  #withWire<T>(write: () => T): T {
    this.#onWire = true
    try {
      return write()
    } finally {
      this.#onWire = false
    }
  }

  #writeRaw(chunk: Buffer, done: Done | undefined): boolean {
    return super.write(chunk, done)
  }

  #endRaw(chunk: Buffer | undefined): void {
    if (chunk === undefined) super.end()
    else super.end(chunk)
  }

  #setAll(list: HeaderList): void {
    for (const [name, value] of toEntries(list)) if (value !== undefined) this.setHeader(name, value)
  }
}

function toEntries(list: HeaderList): (readonly [string, number | string | readonly string[] | undefined])[] {
  if (!isFlat(list)) return Object.entries(list)
  return list.flatMap((name, index) =>
    index % 2 === 0 ? [[String(name), String(list[index + 1])] as const] : [],
  )
}

function isFlat(list: HeaderList): list is readonly unknown[] {
  return Array.isArray(list)
}

function toBuffer(chunk: unknown, encoding?: BufferEncoding | Done): Buffer {
  if (typeof chunk === 'string') return Buffer.from(chunk, typeof encoding === 'string' ? encoding : 'utf8')
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)
  throw new TypeError('A body is made of text and bytes')
}

function toDone(encoding: BufferEncoding | Done | undefined, callback: Done | undefined): Done | undefined {
  return typeof encoding === 'function' ? encoding : callback
}
