/** Imported font files give their served address. */
declare module '*.woff2' {
  const address: string
  export default address
}
