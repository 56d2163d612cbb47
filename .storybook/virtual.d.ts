declare module 'virtual:kit-facts' {
  export const facts: Readonly<Record<string, import('./kit-facts.ts').ModuleFacts>>
}

declare module 'virtual:changes' {
  export const changes: readonly import('./changes.ts').PackageChanges[]
}
