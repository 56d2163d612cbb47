import { basename } from 'node:path'
import pg from 'pg'

declare module 'vitest' {
  interface ProvidedContext {
    /** Folder of this run, in which the first test that needs a database leaves it for the others. */
    readonly templateFolder: string
  }
}

/** The template database on the PostgreSQL server, from which a run's test databases are copied. */
export const getTemplateName = (folder: string): string =>
  `sorrel_template_${basename(folder).replaceAll(/\W/g, '').toLowerCase()}`

export async function runStatement(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

export function toDatabaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
