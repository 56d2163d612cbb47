import { serveRobots } from '#route-handlers/robots/serve-robots.ts'

export const dynamic = 'force-dynamic'

export const GET = serveRobots
