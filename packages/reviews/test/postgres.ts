import { randomUUID } from 'node:crypto'
import postgres from 'postgres'

/** Creates a database on a PostgreSQL server: an empty one, or a copy of `template`. */
export async function createDatabase(server: string, template = 'template1') {
  const name = `reviews_test_${randomUUID().replaceAll('-', '')}`
  const admin = postgres(server, { max: 1, onnotice: () => {} })
  await admin.unsafe(`create database ${name} template ${template}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  const client = postgres(url.href, { max: 10, onnotice: () => {} })
  const drop = async () => {
    await client.end()
    await admin.unsafe(`drop database ${name} with (force)`)
    await admin.end()
  }
  return { client, name, drop }
}
