/** Where a form goes that is sent without script: `app/store-forms`. */
export const getFormAction = (name: string): string | undefined => `/store-forms/${name}`
