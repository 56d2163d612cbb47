/** Imported font files give their served address. */
declare module '*.woff2?address' {
  const address: string
  export default address
}

/** So do imported drawings. */
declare module '*.svg?address' {
  const address: string
  export default address
}

/** So do imported messages. */
declare module '*.json?address' {
  const address: string
  export default address
}
