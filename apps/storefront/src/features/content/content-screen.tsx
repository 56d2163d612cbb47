import type { ContentScreenProps } from './load-content-page.ts'

export function ContentScreen({ page }: ContentScreenProps) {
  return <h1>{page.name}</h1>
}
