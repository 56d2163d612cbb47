/** What one hostile request was answered. */
export interface HostileAnswer {
  readonly status: number
  readonly retryAfter: string | null
}

/**
 * Floods a shop over so many connections, each of which asks again as soon as it is answered, and reports each answer.
 * It is a process of its own, so that it does not hold up whoever measures.
 */
async function flood(origin: string, path: string, connections: number): Promise<void> {
  let number = 0
  const connect = async () => {
    for (;;) {
      number += 1
      const answer = await fetch(origin + path.replace('{n}', String(number)), {
        headers: { 'x-forwarded-for': '198.51.100.66', accept: 'text/html' },
      })
      await answer.arrayBuffer()
      const report: HostileAnswer = { status: answer.status, retryAfter: answer.headers.get('retry-after') }
      process.send?.(report)
    }
  }
  await Promise.all(Array.from({ length: connections }, connect))
}

const [origin = '', path = '', connections = '1'] = process.argv.slice(2)
await flood(origin, path, Number(connections))
