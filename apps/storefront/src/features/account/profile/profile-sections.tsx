'use client'

import type { Account } from '@sorrel/domain/account'
import { Checkbox } from '@sorrel/ui/checkbox'
import { Text } from '@sorrel/ui/text'
import { TextField } from '@sorrel/ui/text-field'
import { useState } from 'react'
import { NameFields, NewPasswordFields, SecretField } from '#features/auth/index.ts'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { WithDraft } from '#form/with-draft.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { useCustomer } from '../layout/account-frame.tsx'
import { SectionCard } from '../layout/account-section.tsx'
import { useUpdated } from '../layout/use-updated.ts'
import type { ProfileScreenProps } from './load-profile.ts'
import { emailForm, profileForm, passwordForm } from './profile-forms.ts'
import * as styles from './profile.css.ts'

export interface ProfileSectionsProps
  extends Pick<ProfileScreenProps, 'account' | 'details' | 'email' | 'password'> {
  /** The page's own path, locale included. */
  readonly path: string
}

/** The customer's editable data; the page and the menu show the answer of a change. */
export function ProfileSections({ account: given, path, ...states }: ProfileSectionsProps) {
  const { t } = useShop()
  const [account, show] = useUpdated(given)
  const [, showInMenu] = useCustomer()
  const showChanged = (changed: Account) => {
    show(changed)
    showInMenu(changed)
  }
  return (
    <>
      <SectionCard title={t('account.profile.details')}>
        <DetailsForm state={states.details} path={path} onChanged={showChanged} />
      </SectionCard>
      <SectionCard
        title={t('account.fields.email')}
        text={<Text>{t('account.profile.email_text', { email: account.email })}</Text>}
      >
        <EmailForm state={states.email} path={path} onChanged={showChanged} />
      </SectionCard>
      <SectionCard
        title={t('account.profile.password')}
        text={<Text>{t('account.profile.password_text')}</Text>}
      >
        <PasswordForm state={states.password} path={path} email={account.email} />
      </SectionCard>
    </>
  )
}

interface ProfileFormProps {
  readonly state: FormState
  /** The page's own path, locale included. */
  readonly path: string
  /** Called with the account as it is then. */
  readonly onChanged: (account: Account) => void
}

/** Names, phone and the newsletter's opt-in, restored with what was typed before the owner had to log in again. */
function DetailsForm(props: ProfileFormProps) {
  return (
    <WithDraft name={profileForm.name} state={props.state}>
      {(state) => <DetailFields {...props} state={state} />}
    </WithDraft>
  )
}

function DetailFields({ state, path, onChanged }: ProfileFormProps) {
  const { t } = useShop()
  const notify = useNotify()
  const done = ({ account }: { readonly account: Account }) => {
    onChanged(account)
    notify({ tone: 'success', message: t('account.profile.success') })
  }
  return (
    <div className={styles.form}>
      <ShopForm
        shape={profileForm}
        state={state}
        from={path}
        to={path}
        submit={t('account.profile.save')}
        submitting={t('account.profile.saving')}
        submitWidth="content"
        onDone={done}
      >
        {(field) => {
          const { id, name, label, defaultValue } = field('emailOptin', t('account.profile.email_optin'))
          return (
            <>
              <NameFields
                first={field('firstName', t('account.fields.first_name'))}
                last={field('lastName', t('account.fields.last_name'))}
              />
              <TextField
                {...field('phone', t('account.addresses.phone'))}
                type="tel"
                autoComplete="tel"
                optionalLabel={t('account.addresses.optional')}
              />
              <Checkbox id={id} name={name} label={label} defaultChecked={defaultValue === 'on'} />
            </>
          )
        }}
      </ShopForm>
    </div>
  )
}

/** Another e-mail address, given the current password; the fields are empty again afterwards. */
function EmailForm(props: ProfileFormProps) {
  return (
    <WithDraft name={emailForm.name} state={props.state}>
      {(state) => <EmailFields {...props} state={state} />}
    </WithDraft>
  )
}

function EmailFields({ state, path, onChanged }: ProfileFormProps) {
  const { t } = useShop()
  const notify = useNotify()
  const [changes, setChanges] = useState(0)
  const done = ({ account }: { readonly account: Account }) => {
    onChanged(account)
    notify({ tone: 'success', message: t('account.profile.email_success') })
    setChanges((count) => count + 1)
  }
  return (
    <div className={styles.form}>
      <ShopForm
        key={changes}
        shape={emailForm}
        state={state}
        from={path}
        to={path}
        submit={t('account.profile.email_action')}
        submitting={t('account.profile.saving')}
        submitWidth="content"
        submitVariant="secondary"
        onDone={done}
      >
        {(field) => (
          <>
            <TextField
              {...field('email', t('account.profile.new_email'))}
              type="email"
              autoComplete="email"
              required
            />
            <SecretField
              {...field('currentPassword', t('account.profile.current_password'))}
              autoComplete="current-password"
            />
          </>
        )}
      </ShopForm>
    </div>
  )
}

/** Sets another password, given the current one; the fields are empty again afterwards. */
function PasswordForm({
  state,
  path,
  email,
}: Omit<ProfileFormProps, 'onChanged'> & { readonly email: string }) {
  const { t } = useShop()
  const notify = useNotify()
  const [changes, setChanges] = useState(0)
  const done = () => {
    notify({ tone: 'success', message: t('account.profile.password_success') })
    setChanges((count) => count + 1)
  }
  return (
    <div className={styles.form}>
      <ShopForm
        key={changes}
        shape={passwordForm}
        state={state}
        from={path}
        to={path}
        submit={t('account.profile.password_action')}
        submitting={t('account.profile.saving')}
        submitWidth="content"
        submitVariant="secondary"
        onDone={done}
      >
        {(field) => (
          <>
            <input type="text" autoComplete="username" value={email} readOnly hidden />
            <SecretField
              {...field('currentPassword', t('account.profile.current_password'))}
              autoComplete="current-password"
            />
            <NewPasswordFields
              password={field('password', t('account.fields.new_password'))}
              confirmation={field('confirmPassword', t('account.fields.confirm_password'))}
            />
          </>
        )}
      </ShopForm>
    </div>
  )
}
