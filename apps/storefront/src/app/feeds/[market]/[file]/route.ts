import { serveFeed } from '#route-handlers/feeds/serve-feed.ts'

export const dynamic = 'force-dynamic'

export const GET = serveFeed
