import { parseChangeEmail, parseChangePassword, parseProfile } from '@sorrel/contracts/forms'
import { changeEmailEndpoint, changePasswordEndpoint, updateProfileEndpoint } from '@sorrel/contracts/http'
import { ok } from '@sorrel/domain/result'
import type { FormShape } from '#form/form-shape.ts'
import { SHOP_CONFIG } from '#config/shop-config.ts'

export const profileForm: FormShape<typeof updateProfileEndpoint> = {
  name: 'profile',
  endpoint: updateProfileEndpoint,
  fields: ['firstName', 'lastName', 'phone', 'emailOptin'],
  parse: parseProfile,
  errors: { otherwise: 'account.profile.error' },
  flashes: { done: { key: 'account.profile.success' } },
}

export const emailForm: FormShape<typeof changeEmailEndpoint> = {
  name: 'change-email',
  endpoint: changeEmailEndpoint,
  fields: ['email', 'currentPassword'],
  secrets: ['currentPassword'],
  parse: parseChangeEmail,
  errors: { throttled: 'account.profile.password_throttled', otherwise: 'account.profile.error' },
  flashes: { done: { key: 'account.profile.email_success' } },
}

export const passwordForm: FormShape<typeof changePasswordEndpoint> = {
  name: 'change-password',
  endpoint: changePasswordEndpoint,
  fields: ['currentPassword', 'password', 'confirmPassword'],
  secrets: ['currentPassword', 'password', 'confirmPassword'],
  parse: (values) => {
    const input = parseChangePassword(values, SHOP_CONFIG)
    if (!input.ok) return input
    const { currentPassword, password } = input.value
    return ok({ currentPassword, password })
  },
  errors: { throttled: 'account.profile.password_throttled', otherwise: 'account.profile.error' },
  flashes: { done: { key: 'account.profile.password_success' } },
}
