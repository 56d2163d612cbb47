'use client'

export { PageError as default } from '#shell/page-error.tsx'
