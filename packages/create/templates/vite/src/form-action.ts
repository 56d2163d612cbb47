/** Where a form goes that is sent without script: nowhere, since this shop is drawn by script. */
export const getFormAction = (_name: string): string | undefined => undefined
