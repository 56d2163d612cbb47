import type { ShopView } from '#shop/shop.ts'

/** An issue away from its field: named, unless its own messages do so. */
export function toNamedIssue(issue: string, label: string | undefined, { t }: Pick<ShopView, 't'>): string {
  const isNamed = label === undefined || issue.toLowerCase().includes(label.toLowerCase())
  return isNamed ? issue : t('content.labelled', { name: label, value: issue })
}
