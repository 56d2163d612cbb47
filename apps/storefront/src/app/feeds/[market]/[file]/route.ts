import { serveFeed } from '#features/feeds/serve-feed.ts'

export const dynamic = 'force-dynamic'

export const GET = serveFeed
