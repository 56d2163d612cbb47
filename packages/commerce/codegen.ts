import { readFileSync, writeFileSync } from 'node:fs'
import type { CodegenConfig } from '@graphql-codegen/cli'

/**
 * Areas whose documents go out together; browser bundles then carry only the areas they import. The text of a
 * mutation can also stand in a `*-changes.ts` file of its actions, beside the rule of the change.
 */
const AREAS: Readonly<Record<string, readonly string[]>> = {
  catalog: ['catalog/*.graphql'],
  product: ['product/*.graphql', 'catalog/fragments.graphql'],
  cart: ['cart/*.graphql'],
  account: ['account/*.graphql'],
  orders: ['orders/*.graphql'],
  subscriptions: ['subscriptions/*.graphql', 'subscription-actions/*-changes.ts'],
  store: ['store/*.graphql'],
  content: ['content/*.graphql'],
}

/** Lets a bundler drop the documents that a page does not use, and their types need no package. */
function adaptDocuments(path: string) {
  const source = readFileSync(path, 'utf8')
  writeFileSync(
    path,
    source
      .replaceAll('= new TypedDocumentString(', '= /*#__PURE__*/ new TypedDocumentString(')
      .replace("'@graphql-typed-document-node/core'", "'../../wire/document-type.ts'"),
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
  hooks: { afterOneFileWrite: adaptDocuments, afterAllFileWrite: writeSchema },
  generates: Object.fromEntries(
    Object.entries(AREAS).map(([area, files]) => [
      `src/generated/${area}/`,
      {
        preset: 'client',
        documents: files.map((file) => `src/${file}`),
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
