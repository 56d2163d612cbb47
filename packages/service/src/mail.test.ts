import { expect, test } from 'vitest'
import { type MailParts, renderMail } from './mail.ts'

const PARTS: MailParts = {
  locale: 'fr',
  dir: 'ltr',
  subject: 'Merci & à bientôt',
  heading: 'Merci, "><script>alert(1)</script>',
  paragraphs: ['Votre avis est en ligne.'],
  quote: { mark: '★★★★☆', title: 'Doux', text: 'Un savon <b>doux</b>\net frais' },
  lines: [{ label: '2 × Savon', detail: 'Miel', amount: '13,00 €' }],
  totals: [
    { label: 'Total', amount: '13,00 €', isStrong: true },
    { label: 'TVA comprise', amount: '' },
  ],
  block: { heading: 'Adresse', lines: ['Ada Byron', '1 rue du Port'] },
  actions: [{ label: 'Voir', url: 'https://shop.example/a?b=1&c=2' }],
  closing: 'Une question ?',
  footer: 'Vous recevez ce message une fois.',
  footerLink: { label: 'Plus de messages', url: 'https://shop.example/stop' },
}

test('a mail says the same as text and as HTML', async () => {
  const { subject, text, html } = await renderMail(PARTS)
  expect(subject).toBe('Merci & à bientôt')
  expect(text).toBe(`Merci, "><script>alert(1)</script>

Votre avis est en ligne.

★★★★☆ Doux
Un savon <b>doux</b>
et frais

2 × Savon (Miel)  13,00 €

Total: 13,00 €
TVA comprise

Adresse
Ada Byron
1 rue du Port

Voir
https://shop.example/a?b=1&c=2

Une question ?

Vous recevez ce message une fois.

Plus de messages
https://shop.example/stop
`)
  const words = [
    'Votre avis est en ligne.',
    '★★★★☆',
    '2 × Savon',
    'Miel',
    '13,00 €',
    'TVA comprise',
    'Ada Byron',
  ]
  for (const word of [...words, 'Voir', 'Une question ?', PARTS.footer, 'Plus de messages'])
    expect(html).toContain(word)
  expect(html).toContain('href="https://shop.example/a?b=1&amp;c=2"')
  expect(html).toContain('href="https://shop.example/stop"')
})

test("nothing that somebody wrote becomes markup, and the styles stay the layout's own", async () => {
  const { html } = await renderMail({ ...PARTS, subject: '</title><style>*{}' })
  expect(html).not.toContain('<script')
  expect(html).not.toContain('<b>')
  expect(html.match(/<style/g)).toHaveLength(1)
  expect(html).toContain('@media (prefers-color-scheme:dark)')
})

test.each([
  ['de', 'ltr', 'right'],
  ['ar', 'rtl', 'left'],
] as const)('a mail in %s is written %s, with its amounts at the far edge', async (locale, dir, edge) => {
  const { html } = await renderMail({ ...PARTS, locale, dir })
  expect(html).toMatch(new RegExp(`<html[^>]* dir="${dir}" lang="${locale}"`))
  expect(html).toMatch(new RegExp(`<td align="${edge}"[^>]*><p[^>]*>13,00 €`))
})

test('the layout is tables, which Outlook can draw, with a button that it pads', async () => {
  const { html } = await renderMail(PARTS)
  expect(html.match(/<table/g)?.length).toBe(html.match(/<table[^>]*role="presentation"/g)?.length)
  expect(html).not.toMatch(/display:(?:flex|grid)/)
  expect(html).toContain('<!--[if mso]>')
})
