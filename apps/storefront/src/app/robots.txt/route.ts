import { serveRobots } from '#features/robots/serve-robots.ts'

export const dynamic = 'force-dynamic'

export const GET = serveRobots
