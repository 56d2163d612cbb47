'use client'

import { Checkbox } from '@sorrel/ui/checkbox'
import { DefinitionList } from '@sorrel/ui/definition-list'
import { Text } from '@sorrel/ui/text'
import { NameFields } from '#features/auth/index.ts'
import type { FormState } from '#form/form-shape.ts'
import { ShopForm } from '#form/shop-form.tsx'
import { useNotify } from '#shop/notifications.tsx'
import { useShop } from '#shop/shop-context.tsx'
import { profileForm } from './profile-forms.ts'
import * as styles from './profile.css.ts'

export interface ProfileFormProps {
  readonly state: FormState
  /** The page's own path, locale included. */
  readonly path: string
  readonly email: string
}

/** Names and whether news may come; the address itself is shown and stays. */
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
