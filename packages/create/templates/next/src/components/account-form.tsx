import { parseNext, routes } from '@sorrel/contracts/routes'
import { Banner } from '@sorrel/ui/banner'
import { Button } from '@sorrel/ui/button'
import { Link } from '@sorrel/ui/link'
import { PasswordField } from '@sorrel/ui/password-field'
import { Stack } from '@sorrel/ui/stack'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { RouterLink } from '../link'
import { toHref } from '../to-href'
import { readWords } from '../words'
import { StoreForm } from './store-form'

const PASSWORD_MIN_LENGTH = 6

interface AccountFormProps {
  /** Makes an account. Else the customer has one. */
  readonly isNew: boolean
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>
}

/** Logs a customer in, or makes an account, and leads to the page that `next` names. The visitor's cart is kept. */
export async function AccountForm({ isNew, searchParams }: AccountFormProps) {
  const { t, language } = await readWords()
  const { next: asked, failed } = await searchParams
  const next = parseNext(asked)
  const [own, other] = isNew ? [routes.signUp, routes.login] : [routes.login, routes.signUp]
  return (
    <StoreForm
      name={isNew ? 'sign-up' : 'login'}
      to={next ?? toHref(language, routes.account())}
      from={toHref(language, own(next))}
    >
      <Stack gap="16">
        {failed !== undefined && <Refusal status={String(failed)} isNew={isNew} />}
        {isNew && <Name />}
        <TextField
          name="email"
          type="email"
          label={t('account.fields.email')}
          autoComplete="email"
          required
        />
        <PasswordField
          name="password"
          label={t('account.fields.password')}
          showLabel={t('a11y.show_password')}
          hideLabel={t('a11y.hide_password')}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          description={isNew ? t('account.signup.password_hint', { min: PASSWORD_MIN_LENGTH }) : undefined}
          minLength={isNew ? PASSWORD_MIN_LENGTH : undefined}
          required
        />
        <Button type="submit">{isNew ? t('account.signup.submit') : t('account.login.submit')}</Button>
        <Text>
          {isNew ? t('account.signup.have_account') : t('account.login.no_account')}{' '}
          <Link as={RouterLink} href={toHref(language, other(next))}>
            {isNew ? t('account.signup.login') : t('account.login.create')}
          </Link>
        </Text>
      </Stack>
    </StoreForm>
  )
}

async function Name() {
  const { t } = await readWords()
  return (
    <>
      <TextField name="firstName" label={t('account.fields.first_name')} autoComplete="given-name" required />
      <TextField name="lastName" label={t('account.fields.last_name')} autoComplete="family-name" required />
    </>
  )
}

/** Why the form was refused, by the status of the endpoint's answer. */
async function Refusal({ status, isNew }: { readonly status: string; readonly isNew: boolean }) {
  const { t } = await readWords()
  const refused = isNew ? t('account.signup.error_refused') : t('account.login.error_invalid')
  const late = status === '429' ? t('account.login.error_throttled') : t('errors.try_later')
  return <Banner tone="error">{/^4(?!29)/.test(status) ? refused : late}</Banner>
}
