/** The look of our mails. Programs for mail read styles of elements only. */
export const MAIL_PAGE =
  'margin:0;padding:24px 12px;background:#f6f3ec;color:#4a5751;font:16px/1.5 Helvetica,Arial,sans-serif'
export const MAIL_SHEET =
  'max-width:560px;margin:0 auto;padding:32px 24px;background:#ffffff;border-radius:20px'
export const MAIL_TITLE = 'margin:0 0 16px;color:#1f2d27;font:400 26px/1.2 Georgia,serif'
export const MAIL_BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#26493a;color:#ffffff;text-decoration:none'
