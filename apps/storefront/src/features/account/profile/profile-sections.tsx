'use client'

import { Checkbox } from '@sorrel/ui/checkbox'
import { TextField } from '@sorrel/ui/text-field'
import { useState } from 'react'
import { NameFields, NewPasswordFields, SecretField } from '#features/auth/index.ts'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { WithDraft } from '#form/with-draft.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { emailForm, profileForm, passwordForm } from './profile-forms.ts'
import * as styles from './profile.css.ts'

interface ProfileFormProps {
  readonly state: FormState
  /** The page's own path, locale included. */
  readonly path: string
}

/** Names, phone and the newsletter's opt-in, with what was typed before its owner had to log in again. */
export function DetailsForm(props: ProfileFormProps) {
  return (
    <WithDraft name={profileForm.name} state={props.state}>
      {(state) => <DetailFields {...props} state={state} />}
    </WithDraft>
  )
}

function DetailFields({ state, path }: ProfileFormProps) {
  const { t, refresh } = useShop()
  const notify = useNotify()
  const done = () => {
    notify({ tone: 'success', message: t('account.profile.success') })
    refresh()
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
export function EmailForm(props: ProfileFormProps) {
  return (
    <WithDraft name={emailForm.name} state={props.state}>
      {(state) => <EmailFields {...props} state={state} />}
    </WithDraft>
  )
}

function EmailFields({ state, path }: ProfileFormProps) {
  const { t, refresh } = useShop()
  const notify = useNotify()
  const [changes, setChanges] = useState(0)
  const done = () => {
    notify({ tone: 'success', message: t('account.profile.email_success') })
    setChanges((count) => count + 1)
    refresh()
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
export function PasswordForm({ state, path, email }: ProfileFormProps & { readonly email: string }) {
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
