/** The look of the notice without script: the default theme, since the store's own could not be read. */
export const NOTICE_STYLE = [
  'body{margin:0;background:#fff;color:#4a5751;font:400 1rem/1.5 system-ui,sans-serif}',
  'main{display:grid;gap:1rem;justify-items:center;align-content:center;min-block-size:90vh;padding:1.5rem;text-align:center}',
  'h1{margin:0;color:#1f2d27;font:500 2rem/1.2 ui-serif,Georgia,serif}',
  'p{margin:0;max-inline-size:34rem;display:flex;flex-wrap:wrap;gap:.75rem;justify-content:center}',
  'a{padding:.75rem 1.5rem;border:1px solid #7c8781;border-radius:99px;color:#1f2d27;text-decoration:none}',
  'a.refresh{background:#26493a;border-color:#26493a;color:#fff}',
  'a:hover{text-decoration:underline}',
  'a:focus-visible{outline:2px solid #1f2d27;outline-offset:2px}',
].join('')
