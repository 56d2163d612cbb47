/** Where agents call by the Model Context Protocol: its failures have a shape of their own. */
export const MCP_PATH = '/ucp/mcp'
