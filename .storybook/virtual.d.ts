declare module 'virtual:kit-facts' {
  export const facts: Readonly<Record<string, import('./kit-facts.ts').ModuleFacts>>
}
