declare module 'virtual:kit-facts' {
  export const facts: Readonly<Record<string, import('./kit-facts.ts').ModuleFacts>>
}

declare module 'virtual:story-sources' {
  export const sources: Readonly<Record<string, import('../scripts/kit/story-source.ts').Template>>
}

declare module 'virtual:changes' {
  export const changes: readonly import('./changes.ts').PackageChanges[]
}
