import type { RobotRules } from './robot-rules.ts'

/** A program that fetches pages and follows robots.txt, by the name that it goes by there. */
export interface Crawler {
  readonly agent: string
  readonly kind: keyof RobotRules
  /** Its operator's page about it. */
  readonly source: string
}

const OPENAI = 'https://platform.openai.com/docs/bots'
const ANTHROPIC = 'https://support.anthropic.com/en/articles/8896518'
const PERPLEXITY = 'https://docs.perplexity.ai/guides/bots'
const GOOGLE = 'https://developers.google.com/search/docs/crawling-indexing/google-common-crawlers'
const APPLE = 'https://support.apple.com/en-us/119829'
const META = 'https://developers.facebook.com/docs/sharing/webmasters/web-crawlers'
const MISTRAL = 'https://docs.mistral.ai/robots'
const AMAZON = 'https://developer.amazon.com/amazonbot'
const DUCKDUCKGO = 'https://duckduckgo.com/duckduckgo-help-pages/results'

/**
 * Crawlers known in late 2026. `search`: lists pages for people to find. `training`: collects texts to train models.
 * `acting`: fetches a page because a person asked for it. Add a line for a missing one.
 */
export const CRAWLERS: readonly Crawler[] = [
  { agent: 'Googlebot', kind: 'search', source: GOOGLE },
  {
    agent: 'Bingbot',
    kind: 'search',
    source: 'https://www.bing.com/webmasters/help/which-crawlers-does-bing-use-8c184ec0',
  },
  { agent: 'DuckDuckBot', kind: 'search', source: `${DUCKDUCKGO}/duckduckbot` },
  { agent: 'Applebot', kind: 'search', source: APPLE },
  { agent: 'Amazonbot', kind: 'search', source: AMAZON },
  {
    agent: 'YandexBot',
    kind: 'search',
    source: 'https://yandex.com/support/webmaster/robot-workings/user-agent.html',
  },
  { agent: 'OAI-SearchBot', kind: 'search', source: OPENAI },
  { agent: 'Claude-SearchBot', kind: 'search', source: ANTHROPIC },
  { agent: 'PerplexityBot', kind: 'search', source: PERPLEXITY },
  { agent: 'GPTBot', kind: 'training', source: OPENAI },
  { agent: 'ClaudeBot', kind: 'training', source: ANTHROPIC },
  { agent: 'Google-Extended', kind: 'training', source: GOOGLE },
  { agent: 'Applebot-Extended', kind: 'training', source: APPLE },
  { agent: 'Meta-ExternalAgent', kind: 'training', source: META },
  { agent: 'CCBot', kind: 'training', source: 'https://commoncrawl.org/ccbot' },
  { agent: 'ChatGPT-User', kind: 'acting', source: OPENAI },
  { agent: 'Claude-User', kind: 'acting', source: ANTHROPIC },
  { agent: 'Perplexity-User', kind: 'acting', source: PERPLEXITY },
  { agent: 'MistralAI-User', kind: 'acting', source: MISTRAL },
  { agent: 'Meta-ExternalFetcher', kind: 'acting', source: META },
  { agent: 'DuckAssistBot', kind: 'acting', source: `${DUCKDUCKGO}/duckassistbot` },
]
