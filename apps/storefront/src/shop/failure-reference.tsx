import { Text, type TextProps } from '@sorrel/ui/text'
import { useShop } from './shop-context.tsx'

export interface FailureReferenceProps extends Pick<TextProps, 'align'> {
  /** What the log knows a failure by. */
  readonly reference: string | undefined
}

/** What a shopper can name who asks about a failure; nothing for a failure that no log knows. */
export function FailureReference({ reference, align }: FailureReferenceProps) {
  const { t } = useShop()
  if (reference === undefined) return null
  return (
    <Text size="sm" align={align}>
      {t('errors.request_id', { id: reference })}
    </Text>
  )
}
