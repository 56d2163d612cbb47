import { loadLazyHydrated } from '#shop/lazy-hydrated.tsx'
import type { StoryObj } from '@storybook/react-vite'
import type { Cart } from '@sorrel/domain/cart'
import { aCart } from '@sorrel/domain/testing'
import { PSEUDO_LOCALE } from '@sorrel/i18n/locales'
import type { Messages } from '@sorrel/i18n/message'
import { getMessages } from '@sorrel/i18n/messages'
import type { ThemeOptions } from '@sorrel/ui/theme'
import { type ComponentType, type ReactNode, useMemo, useState } from 'react'
import { within } from 'storybook/test'
import { CartProvider } from '#features/cart/cart-provider.tsx'
import { NotificationsProvider } from '#shop/notifications.tsx'
import { ShopContext, ShopProvider, useShop } from '#shop/shop-context.tsx'
import type { Shop, ShopConfig, ShopView } from '#shop/shop.ts'
import { toShopKey } from '#config/storage-key.ts'
import { createStoryCart, type StoryAdditions } from './story-cart.ts'
import { createStoryFramework, load, navigate, refresh } from './story-framework.tsx'
import { StoryShell } from './story-shell.tsx'
import { replaceNetwork, type StoryAnswers, type StoryNetwork, STORY_ADDRESSES } from './story-network.ts'

/** Settings of a story in `parameters.shop`. */
export interface ShopParameters {
  /** The visitor's cart at first. Default: empty. */
  readonly cart?: Cart
  /** How the service treats additions to the cart. Default `taken`. */
  readonly additions?: StoryAdditions
  /** Path of the page. Default `/`. */
  readonly pathname?: string
  /** Answers of our own endpoints. Default: 503. */
  readonly answers?: StoryAnswers
  /**
   * Whether header and footer surround it. Default: around pages outside the account. In tests they have stories of their
   * own, and only those of the hostile theme try pages as people see them.
   */
  readonly hasShell?: boolean
}

/** The account has a frame of its own, which its pages bring along. */
const isShellPage = (title: string): boolean => /^Pages\/(?!Account)/.test(title)

const DEFAULT_LOCALE = 'en'
const CURRENCY = 'GBP'

/** Storybook's facts about the story. */
interface StoryFacts {
  readonly id: string
  readonly title: string
  readonly canvasElement: HTMLElement
  readonly globals: Readonly<Record<string, unknown>>
  /** What the preview and the story have loaded. */
  readonly loaded: { readonly theme?: ThemeOptions }
  readonly parameters: {
    readonly shop?: ShopParameters
    /** Set by the preview: the story runs as a test. */
    readonly isTest?: boolean
  }
}

const readParameters = ({ parameters }: Pick<StoryFacts, 'parameters'>): ShopParameters =>
  parameters.shop ?? {}

const BIDI_LOCALE = 'en-XB'

/** The toolbar's locale; `pseudo` is the stretched English of the message tests, `bidi` English from right to left. */
function readLocale({ locale }: Readonly<Record<string, unknown>>): string {
  if (locale === 'pseudo') return PSEUDO_LOCALE
  if (locale === 'bidi') return BIDI_LOCALE
  return typeof locale === 'string' ? locale : DEFAULT_LOCALE
}

/** Each word between the marks for right to left, as in a language that is written so. Parameters stay as they are. */
const toBidi = (text: string): string =>
  text.replace(/\{\{\w+\}\}|[\p{L}’']+/gu, (part) => (part.startsWith('{{') ? part : `\u202E${part}\u202C`))

/** Every message of a language of the toolbar. */
function getStoryMessages(locale: string): Messages {
  const messages = getMessages(locale)
  if (locale !== BIDI_LOCALE) return messages
  return Object.fromEntries(Object.entries(messages).map(([key, text]) => [key, toBidi(text)]))
}

const isNetwork = (name: unknown): name is StoryNetwork =>
  name === 'fast' || name === 'slow' || name === 'offline'

const readNetwork = ({ network }: Readonly<Record<string, unknown>>): StoryNetwork =>
  isNetwork(network) ? network : 'fast'

function createConfig(locale: string): ShopConfig {
  const { storeApi: storeApiPrefix, ...addresses } = STORY_ADDRESSES
  return {
    locale,
    defaultLocale: DEFAULT_LOCALE,
    currency: CURRENCY,
    currencies: [],
    ...addresses,
    storeApiPrefix,
    commercePublicKey: 'pk_story',
    hasCatalog: true,
    mediaOrigin: 'https://media.test',
  }
}

interface StoryShopProps extends Omit<ShopParameters, 'hasShell'> {
  readonly locale: string
  readonly messages: Messages
  readonly network: StoryNetwork
  readonly theme: ShopView['theme']
  readonly hasShell: boolean
  readonly children: ReactNode
}

function StoryShop({
  locale,
  messages,
  cart,
  additions = 'taken',
  pathname = '/',
  network,
  theme,
  hasShell,
  children,
}: StoryShopProps) {
  const [open] = useState(() => createStoryCart({ cart: cart ?? aCart({ items: [] }), additions, network }))
  const [framework] = useState(() => createStoryFramework(pathname))
  const [config] = useState(() => createConfig(locale))
  return (
    <ShopProvider config={config} messages={messages} framework={framework}>
      <NotificationsProvider>
        <CartProvider open={open}>
          <StoryTheme theme={theme}>
            {hasShell ? (
              <StoryShell>{children}</StoryShell>
            ) : (
              <>
                {/* The parts that stick below a header find none here. */}
                <div data-site-header="hidden" hidden />
                {children}
              </>
            )}
          </StoryTheme>
        </CartProvider>
      </NotificationsProvider>
    </ShopProvider>
  )
}

/** The merchant's theme, which a shopper's page knows on the server alone. */
function StoryTheme({ theme, children }: Pick<StoryShopProps, 'theme' | 'children'>) {
  const shop = useShop()
  const value = useMemo(() => (theme === undefined ? shop : { ...shop, theme }), [shop, theme])
  return <ShopContext value={value}>{children}</ShopContext>
}

/**
 * Queries of a page find what is in it, and nothing of the header and the footer around it, which have links of the same
 * names. The page is there only when its story begins to play.
 */
function keepToPage(facts: StoryFacts): void {
  const getPage = () => within(facts.canvasElement.querySelector('main') ?? facts.canvasElement)
  Object.defineProperty(facts, 'canvas', { configurable: true, get: getPage })
}

/**
 * For the meta of a story of the shop's own parts: everything around a page, with a cart in memory, a network that
 * answers from a record and the toolbar's language. Settings: `parameters.shop`.
 */
export const shopStory = {
  // A story starts in the state that a page has once its code has loaded.
  loaders: [loadLazyHydrated],
  decorators: [
    (Story: ComponentType, facts: StoryFacts) => {
      const locale = readLocale(facts.globals)
      const isWhole = !facts.parameters.isTest || facts.globals.theme === 'hostile'
      const { hasShell = isWhole && isShellPage(facts.title), ...parameters } = readParameters(facts)
      return (
        <StoryShop
          key={`${facts.id} ${locale} ${readNetwork(facts.globals)}`}
          network={readNetwork(facts.globals)}
          locale={locale}
          messages={getStoryMessages(locale)}
          theme={facts.loaded.theme}
          hasShell={hasShell}
          {...parameters}
        >
          <Story />
        </StoryShop>
      )
    },
  ],
  beforeEach: (facts: StoryFacts) => {
    if (isShellPage(facts.title)) keepToPage(facts)
    for (const spy of [navigate, refresh, load]) spy.mockClear()
    window.localStorage.removeItem(toShopKey('location'))
    return replaceNetwork(readParameters(facts).answers ?? {}, readNetwork(facts.globals))
  },
}

/** A story that is drawn with the shop around it. */
export function inShop(draw: (shop: Shop) => ReactNode): NonNullable<StoryObj['render']> {
  const InShop = () => draw(useShop())
  return () => <InShop />
}
