/** Origin of the shop, for whole addresses and for who may change a cart. `SITE_URL` is read when the shop is built and when it runs. */
export const siteUrl: string = process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? 3000}`
