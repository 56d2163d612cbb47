/** The profile that `UCP-Agent: profile="https://…"` names; undefined where it names none. */
export function readProfileUrl(header: string | null): string | undefined {
  return /(?:^|,)\s*profile="([^"\\]*)"/.exec(header ?? '')?.[1]
}
