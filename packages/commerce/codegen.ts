import { readFileSync, writeFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

/**
 * Areas whose documents go out together; browser bundles then carry only the areas they import. The text of a
 * mutation can also stand in a `change-*.ts` file, beside the function that sends it.
 */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  catalog: ['catalog/*'],
  product: ['product/*', 'catalog/fragments'],
  cart: ['cart/*'],
  account: ['account/*'],
  orders: ['orders/*'],
  subscriptions: ['subscriptions/*'],
  store: ['store/*'],
  content: ['content/*'],
}

/** Lets a bundler drop the documents that a page does not use. */
function markDocumentsPure(path: string) {
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source.replaceAll('= new TypedDocumentString(', '= /*#__PURE__*/ new TypedDocumentString('),
  )
}

const SCHEMA = '../contracts/commerce.graphql'

/** The schema as a module: a test shop answers by it, in a browser too. */
function writeSchema() {
  writeFileSync(
    'src/generated/schema.ts',
    `export const SDL = ${JSON.stringify(readFileSync(SCHEMA, 'utf8'))}\n`,
  )
}

const config: CodegenConfig = {
  schema: SCHEMA,
  hooks: { afterOneFileWrite: markDocumentsPure, afterAllFileWrite: writeSchema },
  generates: Object.fromEntries(
    Object.entries(AREAS).map(([area, files]) => [
      `src/generated/${area}/`,
      {
        preset: 'client',
        documents: [...files.map((file) => `src/${file}.graphql`), `src/${area}/change-*.ts`],
        presetConfig: { fragmentMasking: false },
        config: {
          documentMode: 'string',
          useTypeImports: true,
          enumsAsTypes: true,
          strictScalars: true,
          inlineFragmentTypes: 'combine',
          scalars: { JSON: 'unknown', SafeNumber: 'number', DateTime: 'string' },
        },
      },
    ]),
  ),
}

export default config
