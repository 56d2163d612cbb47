import { routes } from '@sorrel/contracts/routes'
import { Inline } from '@sorrel/ui/inline'
import { Link } from '@sorrel/ui/link'
import { Text } from '@sorrel/ui/text'
import { WordsProvider } from '#platform/words.tsx'
import { Door } from './door.tsx'
import type { LoginScreenProps } from './load-auth.ts'
import { LoginForm } from './login-form.tsx'

/** Specification section 2, "log in". */
export function LoginScreen({ scene, next, words }: LoginScreenProps) {
  const { t, toHref, link } = scene
  return (
    <Door title={t('account.login.title')} text={t('account.login.text')}>
      <WordsProvider locale={scene.locale} words={words}>
        <LoginForm nextHref={toHref(next)} />
      </WordsProvider>
      <Inline justify="between">
        <Link as={link} href={toHref(routes.passwordRecovery())}>
          {t('account.login.forgot')}
        </Link>
        <Text as="span">
          {t('account.login.no_account')}{' '}
          <Link as={link} href={toHref(routes.signUp())}>
            {t('account.login.create')}
          </Link>
        </Text>
      </Inline>
    </Door>
  )
}
