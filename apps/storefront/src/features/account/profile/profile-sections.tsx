'use client'

import { Checkbox } from '@sorrel/ui/checkbox'
import { DefinitionList } from '@sorrel/ui/definition-list'
import { Text } from '@sorrel/ui/text'
import { useState } from 'react'
import { NameFields, SecretField } from '#features/auth/index.ts'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { profileForm, passwordForm } from './profile-forms.ts'
import * as styles from './profile.css.ts'

interface ProfileFormProps {
  readonly state: FormState
  /** The page's own path, locale included. */
  readonly path: string
  readonly email: string
}

/** Names and the newsletter's opt-in; the e-mail address is shown and cannot be changed. */
export function DetailsForm({ state, path, email }: ProfileFormProps) {
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
              <div>
                <DefinitionList
                  layout="stacked"
                  items={[{ term: t('account.fields.email'), value: email }]}
                />
                <Text size="sm">{t('account.profile.email_text')}</Text>
              </div>
              <Checkbox id={id} name={name} label={label} defaultChecked={defaultValue === 'on'} />
            </>
          )
        }}
      </ShopForm>
    </div>
  )
}

/** Sets another password, given the current one; the fields are empty again afterwards. */
export function PasswordForm({ state, path, email }: ProfileFormProps) {
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
            <SecretField
              {...field('password', t('account.fields.new_password'))}
              description={t('account.signup.password_hint')}
            />
            <SecretField {...field('confirmPassword', t('account.fields.confirm_password'))} />
          </>
        )}
      </ShopForm>
    </div>
  )
}
