export * from './catalogue-tables.ts'
export * from './commerce-tables.ts'
