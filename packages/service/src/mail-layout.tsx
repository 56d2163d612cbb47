import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { render } from '@react-email/render'
import { Row } from '@react-email/row'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { CSSProperties } from 'react'
import type { MailParts } from './mail-parts.ts'

const SANS = 'Helvetica,Arial,sans-serif'
const SERIF = 'Georgia,serif'
const INK = '#1f2d27'

/** Mail clients read style attributes, and many of them no stylesheet. */
const PAGE: CSSProperties = { margin: 0, padding: '24px 12px', backgroundColor: '#f6f3ec', fontFamily: SANS }
const SHEET: CSSProperties = { maxWidth: 560, backgroundColor: '#ffffff', borderRadius: 20 }
const TEXT: CSSProperties = { margin: '0 0 16px', color: '#4a5751', font: `16px/1.5 ${SANS}` }
const SMALL: CSSProperties = { ...TEXT, margin: 0, font: `13px/1.5 ${SANS}` }
const BRAND: CSSProperties = {
  margin: '0 0 24px',
  color: INK,
  font: `20px/1.2 ${SERIF}`,
  letterSpacing: '0.2em',
}
const TITLE: CSSProperties = { margin: '0 0 16px', color: INK, font: `400 28px/1.2 ${SERIF}` }
const SUBTITLE: CSSProperties = { margin: '24px 0 8px', color: INK, font: `600 16px/1.5 ${SANS}` }
const STRONG: CSSProperties = { color: INK, fontWeight: 600 }
const PICTURE_PX = 72
const PICTURE: CSSProperties = { display: 'block', borderRadius: 12 }
const LINE: CSSProperties = { borderBottom: '1px solid #e7e4db' }
const QUOTE: CSSProperties = { margin: '24px 0', backgroundColor: '#f6f3ec', borderRadius: 12 }
const MULTILINE: CSSProperties = { ...TEXT, margin: 0, whiteSpace: 'pre-line' }
const BUTTON: CSSProperties = {
  padding: '12px 24px',
  borderRadius: 999,
  backgroundColor: '#26493a',
  color: '#ffffff',
  font: `600 16px/1.5 ${SANS}`,
}

/** For mail clients with a dark mode; `!important` overrides the style attributes. */
const DARK = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.page,.page>table>tbody>tr>td{background-color:#141c18!important}
.sheet{background-color:#1f2d27!important}
.quote{background-color:#2b3a33!important}
.text{color:#cfd6d1!important}
.ink{color:#f6f3ec!important}
.mark{color:#e0b15b!important}
.line{border-color:#3d4c45!important}
.button{background-color:#cfe3d6!important;color:#1f2d27!important}
}`

/** The one layout of all mails. react-email takes 25 MB of memory, mjml 99 MB. */
export function toMailHtml(parts: MailParts): Promise<string> {
  return render(<MailLayout {...parts} />)
}

function MailLayout(parts: MailParts) {
  const { locale, dir, brand, subject, heading, paragraphs, quote, block, actions = [], closing } = parts
  return (
    <Html lang={locale} dir={dir}>
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{DARK}</style>
      </Head>
      <Body className="page" style={PAGE}>
        <Preview>{paragraphs.join(' ')}</Preview>
        <Container className="sheet" style={SHEET}>
          <Row>
            <Column style={{ padding: '32px 24px' }}>
              {brand && (
                <Text className="ink" style={BRAND}>
                  {brand}
                </Text>
              )}
              <Heading className="ink" style={TITLE}>
                {heading}
              </Heading>
              {paragraphs.map((paragraph) => (
                <Paragraph key={paragraph}>{paragraph}</Paragraph>
              ))}
              {quote && <Quote {...quote} />}
              <Amounts {...parts} />
              {block && <Block {...block} />}
              {actions.map(({ label, url }) => (
                <Section key={url} style={{ margin: '8px 0 16px' }}>
                  <Button className="button" href={url} style={BUTTON}>
                    {label}
                  </Button>
                </Section>
              ))}
              {closing && <Paragraph>{closing}</Paragraph>}
            </Column>
          </Row>
        </Container>
        <Footer {...parts} />
      </Body>
    </Html>
  )
}

function Paragraph({ children }: { readonly children: string }) {
  return (
    <Text className="text" style={TEXT}>
      {children}
    </Text>
  )
}

function Quote({ mark, title, text }: NonNullable<MailParts['quote']>) {
  return (
    <Row className="quote" style={QUOTE}>
      <Column style={{ padding: '16px 20px' }}>
        <Text className="mark" style={{ ...MULTILINE, color: '#8a5a0b' }}>
          {mark}
        </Text>
        <Text className="ink" style={{ ...MULTILINE, ...STRONG }}>
          {title}
        </Text>
        <Text className="text" style={MULTILINE}>
          {text}
        </Text>
      </Column>
    </Row>
  )
}

/** A table for each row, since the parts have no other. */
function Amounts({ lines = [], totals = [], dir }: MailParts) {
  return (
    <>
      {lines.map((line) => (
        <AmountRow key={`${line.label} ${line.detail}`} {...line} dir={dir} isLined />
      ))}
      {totals.map((total) => (
        <AmountRow key={total.label} {...total} dir={dir} />
      ))}
    </>
  )
}

interface AmountRowProps extends Pick<MailParts, 'dir'> {
  readonly label: string
  readonly detail?: string
  readonly amount: string
  readonly picture?: string | undefined
  readonly isStrong?: boolean
  readonly isLined?: boolean
}

function AmountRow({
  label,
  detail,
  amount,
  picture,
  isStrong = false,
  isLined = false,
  dir,
}: AmountRowProps) {
  const padding = isLined ? '10px 0' : '6px 0'
  const strong = { className: 'ink', style: { ...MULTILINE, ...STRONG } }
  const plain = { className: 'text', style: MULTILINE }
  const price = isStrong ? strong : plain
  return (
    <Row className="line" style={isLined ? LINE : {}}>
      {picture !== undefined && (
        <Column style={{ padding, width: PICTURE_PX + 16 }}>
          <img src={picture} alt="" width={PICTURE_PX} height={PICTURE_PX} style={PICTURE} />
        </Column>
      )}
      <Column style={{ padding, verticalAlign: 'top' }}>
        <Text {...(isLined || isStrong ? strong : plain)}>{label}</Text>
        {detail && (
          <Text className="text" style={SMALL}>
            {detail}
          </Text>
        )}
      </Column>
      <Column align={dir === 'rtl' ? 'left' : 'right'} style={{ padding, verticalAlign: 'top' }}>
        <Text className={price.className} style={{ ...price.style, whiteSpace: 'nowrap' }}>
          {amount}
        </Text>
      </Column>
    </Row>
  )
}

function Block({ heading, lines }: NonNullable<MailParts['block']>) {
  return (
    <>
      <Heading as="h2" className="ink" style={SUBTITLE}>
        {heading}
      </Heading>
      <Text className="text" style={{ ...MULTILINE, margin: '0 0 16px' }}>
        {lines.join('\n')}
      </Text>
    </>
  )
}

function Footer({ footer, footerLink }: MailParts) {
  return (
    <Container style={{ maxWidth: 560 }}>
      <Row>
        <Column style={{ padding: '16px 24px 0' }}>
          <Text className="text" style={SMALL}>
            {footer}{' '}
            {footerLink && (
              <Link className="ink" href={footerLink.url} style={{ color: INK, textDecoration: 'underline' }}>
                {footerLink.label}
              </Link>
            )}
          </Text>
        </Column>
      </Row>
    </Container>
  )
}
