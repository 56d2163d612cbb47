'use client'

import { useState } from 'react'
import { SecretField } from '#features/auth/index.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import type { ProfileFormProps } from './details-form.tsx'
import { passwordForm } from './profile-forms.ts'
import * as styles from './profile.css.ts'

/** Another password for whoever knows the one of now; the fields are empty again afterwards. */
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
