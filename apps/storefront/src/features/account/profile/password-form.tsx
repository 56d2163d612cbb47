'use client'

import { PasswordField } from '@sorrel/ui/password-field'
import { useState } from 'react'
import { ShopForm } from '#platform/form/shop-form.tsx'
import { useNotify } from '#platform/notifications.tsx'
import { useWords } from '#platform/words.tsx'
import type { ProfileFormProps } from './details-form.tsx'
import { passwordForm } from './profile-forms.ts'
import * as styles from './profile.css.ts'

/** Another password for whoever knows the one of now; the fields are empty again afterwards. */
export function PasswordForm({ state, path, email }: ProfileFormProps) {
  const t = useWords()
  const notify = useNotify()
  const [changes, setChanges] = useState(0)
  const eye = { showLabel: t('a11y.show_password'), hideLabel: t('a11y.hide_password') }
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
            <PasswordField
              {...field('currentPassword', t('account.profile.current_password'))}
              {...eye}
              autoComplete="current-password"
              required
            />
            <PasswordField
              {...field('password', t('account.fields.new_password'))}
              {...eye}
              autoComplete="new-password"
              description={t('account.signup.password_hint')}
              required
            />
            <PasswordField
              {...field('confirmPassword', t('account.fields.confirm_password'))}
              {...eye}
              autoComplete="new-password"
              required
            />
          </>
        )}
      </ShopForm>
    </div>
  )
}
