/** Payload bits per byte; the highest bit is set when more bytes follow. */
const BITS = 7
const MORE = 1 << BITS

/**
 * Fact numbers as variable-length integers, lowest bits first, because they decode faster than a database array. The
 * bytes of several entries can be concatenated.
 */
export function toFactBytes(numbers: readonly number[]): Buffer {
  return Buffer.from(numbers.flatMap(toBytes))
}

function toBytes(number: number): readonly number[] {
  return number < MORE ? [number] : [(number % MORE) | MORE, ...toBytes(number >>> BITS)]
}

/** Decodes the numbers of one entry, or of several concatenated entries. */
export function readFactBytes(bytes: Uint8Array): Int32Array {
  const numbers = new Int32Array(bytes.length)
  let [count, number, shift] = [0, 0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    number |= (byte & (MORE - 1)) << shift
    if (byte >= MORE) shift += BITS
    else {
      numbers[count++] = number
      ;[number, shift] = [0, 0]
    }
  }
  return numbers.subarray(0, count)
}
