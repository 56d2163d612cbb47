/** Bits of a number in one byte; the highest bit says that more follow. */
const BITS = 7
const MORE = 1 << BITS

/**
 * Numbers of facts, each in as few bytes as it needs, the lowest bits first: read faster than an array of the database.
 * Those of several entries can be put in a row.
 */
export function toFactBytes(numbers: readonly number[]): Buffer {
  return Buffer.from(numbers.flatMap(toBytes))
}

function toBytes(number: number): readonly number[] {
  return number < MORE ? [number] : [(number % MORE) | MORE, ...toBytes(number >>> BITS)]
}

/** The numbers of one entry, or of many in a row. */
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
