import type { CodegenConfig } from '@graphql-codegen/cli'

const config: CodegenConfig = {
  schema: '../../packages/contracts/commerce.graphql',
  generates: {
    'src/graphql/resolvers.gen.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        skipTypename: true,
        immutableTypes: true,
        defaultScalarType: 'unknown',
        scalars: { DateTime: 'string', SafeNumber: 'number', JSON: 'unknown' },
        contextType: './context.ts#GraphqlContext',
        mappers: {
          SwellProduct: '../catalogue/sources.ts#ProductSource',
          SwellProductVariant: '../catalogue/sources.ts#VariantSource',
          SwellProductBundleItem: '../catalogue/sources.ts#BundleItemSource',
          SwellProductUpSell: '../catalogue/sources.ts#ProductSource',
          SwellProductCrossSell: '../catalogue/sources.ts#CrossSellSource',
          SwellCategory: '../catalogue/sources.ts#CategorySource',
          SwellCategoryContentFeaturedCategory: '../catalogue/sources.ts#CategorySource',
        },
      },
    },
  },
}

export default config
