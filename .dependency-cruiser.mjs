/**
 * Who may import whom. Run by `npm run lint`; `depcruise .` shows it alone.
 *
 * A package of this repository is met in two forms: by its name, before it is built, and as its `dist`, after.
 */

/** Workspace folder → what of ours it may import. `name/subpath` allows that subpath alone. */
const ARROWS = {
  'packages/config': [],
  'packages/domain': [],
  'packages/service': ['domain'],
  'packages/next-cache': [],
  'packages/contracts': ['domain'],
  'packages/commerce': ['domain', 'contracts'],
  'packages/commerce/src/react': ['domain', 'contracts', 'i18n'],
  'packages/commerce/test': ['domain', 'contracts', 'service'],
  'packages/ui': [],
  // The merchant's form is that of the store's settings.
  'packages/ui/src/stories/theme': ['contracts/theme-form'],
  'packages/sandbox': ['domain', 'contracts', 'service', 'i18n'],
  'packages/create': ['i18n'],
  'packages/contract': ['contracts', 'i18n'],
  'packages/i18n': ['domain'],
  'packages/catalog': ['domain', 'contracts'],
  'packages/catalog/test': ['domain', 'contracts', 'service'],
  'packages/catalog/src/model': ['domain'],
  'packages/catalog/src/client': ['domain', 'contracts'],
  'packages/agents': ['domain', 'contracts/http', 'commerce', 'catalog/client'],
  'packages/agents/test': ['domain', 'contracts/http', 'commerce', 'service'],
  'packages/reviews': ['domain', 'contracts', 'ui', 'i18n'],
  'packages/reviews/test': ['domain', 'contracts', 'service'],
  'packages/reviews/src/model': ['domain', 'contracts'],
  'packages/reviews/src/server': ['domain', 'contracts', 'i18n', 'service/mail'],
  'apps/storefront': [
    'domain',
    'contracts',
    'agents',
    'catalog/client',
    'catalog/model',
    'commerce',
    'service',
    'ui',
    'i18n',
    'next-cache',
    'reviews/model',
    'reviews/react',
    'reviews/styles',
  ],
  // All doors of the shop are tried with each other's tokens.
  'apps/storefront/test': ['contracts', 'agents', 'reviews'],
  'apps/reviews-api': ['domain', 'contracts', 'commerce', 'service', 'reviews/server'],
  'apps/catalog-api': [
    'domain',
    'contracts',
    'commerce',
    'service',
    'catalog/server',
    'catalog/sync',
    'reviews/model',
  ],
  'docs/examples': ['domain', 'commerce', 'ui', 'i18n'],
  bench: ['contracts', 'i18n'],
  e2e: ['contracts', 'contract', 'i18n', 'service/test-collector', 'service/testing/collector'],
  '.storybook': ['ui', 'i18n', 'domain'],
}

const STOREFRONT = '^apps/storefront/src'

/** Rooms of the storefront, from the bottom: each imports only from itself and those before it. */
const ROOMS = [
  'config',
  'backend',
  'request',
  'shop',
  'form',
  'endpoints',
  'features',
  'route-handlers',
  'shell',
  'app',
]

/** Features in the same way, so that there are no circles between them. A new one takes the lowest place it can have. */
const FEATURES = [
  'analytics',
  'auth',
  'gift-card-balance',
  'group-pricing',
  'location',
  'newsletter',
  'restock',
  'order',
  'preferences',
  'quick-add',
  'saved',
  'reviews',
  'catalog',
  'search',
  'saved-list',
  'webmcp',
  'consent',
  'account',
  'recommendations',
  'cart',
  'agents',
  'checkout',
  'content',
  'product',
  'quiz',
  'preview',
]

/** Stories and tests show and try any room. */
const BESIDE = [`${STOREFRONT}/(stories|testing)/`, '[.](stories|test)[.]tsx?$']

/** A package by its name and by its files. A subpath stands for its module and for its folder. */
const toPattern = (entry) => {
  const [name, subpath] = entry.split('/')
  if (subpath === undefined) return `@sorrel/${name}(/|$)|^packages/${name}/`
  return `@sorrel/${name}/${subpath}|^packages/${name}/(src|dist)/${subpath}([./]|$)`
}

/** `packages/reviews/src/model.ts` is the door of `packages/reviews/src/model/`: both are that part. */
const toFolder = (folder) => `^${folder.replace('.', '[.]')}[./]`

/** What a folder may import without an arrow: its workspace. Storybook draws on the sources of all. */
const toOwn = (folder) =>
  folder === '.storybook'
    ? '^([.]storybook|scripts|apps/storefront)/'
    : toFolder(folder.split('/').slice(0, 2).join('/'))

/** Apps as other teams write them: they may import what is published, and their dependencies are installed where they are tried. */
const OUTSIDE = '^(e2e/consumers|packages/create/templates)/'

/** Tests of many processes start servers as the scripts do, and use the helpers of each app's own tests. */
const PROCESSES =
  '^e2e/(cluster|consumer-specs|next-versions|storybook|torture)/|^e2e/playwright[.]cluster[.]'

const toArrow = ([folder, allowed]) => ({
  name: `arrows of ${folder}`,
  comment: `${folder} may import of ours: ${allowed.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: {
    path: toFolder(folder),
    // Parts with a row of their own.
    pathNot: [
      OUTSIDE,
      PROCESSES,
      ...Object.keys(ARROWS)
        .filter((part) => part.startsWith(`${folder}/`))
        .map(toFolder),
    ],
  },
  to: {
    path: ['@sorrel/', '^(apps|packages|tools|bench|e2e|[.]storybook|scripts)/'],
    pathNot: [toOwn(folder), '^@sorrel/config(/|$)', '^packages/config/', ...allowed.map(toPattern)],
  },
})

/** The rules of folders that stand one above another. */
const toFloors = (base, folders) => {
  const paths = folders.map((folder) => `${base}/${folder}/`)
  return [
    ...folders.map((folder, at) => ({
      name: `order of folders: ${folder}`,
      comment: `From the bottom: ${folders.join(', ')}. Each imports only from those before it.`,
      severity: 'error',
      from: { path: paths[at], pathNot: BESIDE },
      to: { path: `${base}/`, pathNot: paths.slice(0, at + 1) },
    })),
    {
      name: `order of folders: one without a place in ${base}`,
      comment: 'A new folder is named in the order in .dependency-cruiser.mjs.',
      severity: 'error',
      from: { path: `${base}/[^/]+/`, pathNot: [...paths, ...BESIDE] },
      to: {},
    },
  ]
}

export default {
  forbidden: [
    ...Object.entries(ARROWS).map(toArrow),
    ...toFloors(STOREFRONT, ROOMS),
    ...toFloors(`${STOREFRONT}/features`, FEATURES),
    {
      name: 'features are entered through index.ts or server.ts',
      comment:
        'A feature offers to other features and to the shell what its index.ts (safe in the browser) and its server.ts name. What is loaded lazily is imported by its file, so that it stays a chunk of its own.',
      severity: 'error',
      from: { path: `${STOREFRONT}/((?:features|route-handlers)/[^/]+|shell)/` },
      to: {
        path: `${STOREFRONT}/(features|route-handlers)/`,
        pathNot: [`${STOREFRONT}/$1/`, `${STOREFRONT}/(features|route-handlers)/[^/]+/(index|server)[.]ts$`],
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'no circles',
      comment: 'Two modules that need each other are one module, or share a third. Types count too.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'dependencies are declared',
      comment: 'What a file imports stands in the package.json of its own workspace.',
      severity: 'error',
      from: { pathNot: OUTSIDE },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'imports lead somewhere',
      comment:
        'What nobody declares is not found either. Packages of ours are not found before they are built.',
      severity: 'error',
      from: { pathNot: OUTSIDE },
      to: {
        couldNotResolve: true,
        pathNot: ['^@sorrel/', '^virtual:', '^@graphql-typed-document-node/core$'],
      },
    },
  ],
  options: {
    doNotFollow: { path: ['node_modules', '(^|/)dist/'] },
    exclude: {
      path: ['(^|/)([.]next|storybook-static|test-results|generated)/', 'next-env[.]d[.]ts$'],
    },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    detectProcessBuiltinModuleCalls: true,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
  },
}
