import { Box } from '@sorrel/ui/box'
import { DefinitionList } from '@sorrel/ui/definition-list'
import { Heading } from '@sorrel/ui/heading'
import type { ProfileScreenProps } from './load-profile.ts'

/** The customer's own details. Decisions "Routes". */
export function ProfileScreen({ account, scene }: ProfileScreenProps) {
  const { t } = scene
  return (
    <>
      <Heading level={1} size="4xl">
        {t('account.profile.title')}
      </Heading>
      <Box surface="primary" padding="24" rounded>
        <DefinitionList
          layout="stacked"
          items={[
            { term: t('account.fields.first_name'), value: account.firstName },
            { term: t('account.fields.last_name'), value: account.lastName },
            { term: t('account.fields.email'), value: account.email },
          ]}
        />
      </Box>
    </>
  )
}
