import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { render } from '@react-email/render'
import type { MailPreview } from './mail-parts.ts'

const STYLE = `body{margin:0;padding:1.5rem;background:#f6f3ec;color:#1f2d27;font:1rem/1.5 Helvetica,Arial,sans-serif}
nav{display:flex;gap:1rem}
a{color:inherit}
[aria-current]{font-weight:600;text-decoration:none}
h1,h2{font-family:Georgia,serif;font-weight:400}
h2{margin:2.5rem 0 .75rem}
article{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1rem;align-items:start}
iframe{width:100%;height:44rem;border:1px solid #e7e4db;resize:vertical;background:#fff}
pre{margin:0;padding:1rem;background:#fff;overflow:auto;white-space:pre-wrap}`

const SCHEMES = ['light', 'dark'] as const

/** A page of mails: each on a light screen, on a dark one, and as text. */
export function toPreviewHtml({ locale, locales, mails }: MailPreview): Promise<string> {
  return render(
    <Html lang="en">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`Mails (${locale})`}</title>
        <style>{STYLE}</style>
      </Head>
      <body>
        <h1>Mails</h1>
        <nav aria-label="Languages">
          {locales.map((one) => (
            <a key={one} href={`?locale=${one}`} aria-current={one === locale ? 'page' : undefined}>
              {one}
            </a>
          ))}
        </nav>
        {mails.map(({ kind, mail }) => (
          <section key={kind} id={kind}>
            <h2>
              {kind}: <span lang={locale}>{mail.subject}</span>
            </h2>
            <article>
              {SCHEMES.map((scheme) => (
                <iframe
                  key={scheme}
                  title={`${kind}, ${scheme}`}
                  sandbox=""
                  loading="lazy"
                  srcDoc={toScheme(mail.html, scheme)}
                />
              ))}
              <pre lang={locale}>{mail.text}</pre>
            </article>
          </section>
        ))}
      </body>
    </Html>,
  )
}

/** The mail as a client with this colour scheme shows it, whatever the scheme of this screen. */
function toScheme(html: string, scheme: (typeof SCHEMES)[number]): string {
  return html.replace('(prefers-color-scheme:dark)', scheme === 'dark' ? 'all' : 'not all')
}
