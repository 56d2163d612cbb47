const PROFILE_PATH = '/.well-known/ucp'
export const MCP_PATH = '/ucp/mcp'
const REST_PREFIX = '/ucp/v1/'

/** Whether agents call this path. Where a person opens a bag is none of them: the app answers it like a page. */
export function isAgentPath(path: string): boolean {
  return path === PROFILE_PATH || path === MCP_PATH || path.startsWith(REST_PREFIX)
}
