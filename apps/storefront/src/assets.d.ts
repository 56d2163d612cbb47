/** Imported drawings give their served address. */
declare module '*.svg?address' {
  const address: string
  export default address
}

/** So do imported messages. */
declare module '*.json?address' {
  const address: string
  export default address
}
