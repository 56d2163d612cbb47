'use client'

export { ListError as default } from '#features/catalog/list-error.tsx'
