import { Text, type TextProps } from '@sorrel/ui/text'
import { useShop } from './shop-context.tsx'

export interface FailureReferenceProps extends Pick<TextProps, 'align'> {
  /** Id of a failure in the logs. */
  readonly reference: string | undefined
}

/** A reference that a shopper can quote when asking about a failure; nothing for a failure without a log entry. */
export function FailureReference({ reference, align }: FailureReferenceProps) {
  const { t } = useShop()
  if (reference === undefined) return null
  return (
    <Text size="sm" align={align}>
      {t('errors.request_id', { id: reference })}
    </Text>
  )
}
