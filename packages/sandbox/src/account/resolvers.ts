import type { GraphqlContext } from '../graphql/context.ts'
import type { Resolvers, ResolversParentTypes } from '../graphql/resolvers.gen.ts'
import { orUserError, userError } from '../graphql/user-error.ts'
import { endSessionsOf, startSession } from '../session/session.ts'
import { type AccountInput, type FieldError, parseAccountInput, toAccountError } from './account-input.ts'
import { type AccountRow, readAddresses, readCards } from './account-rows.ts'
import { addAddress, deleteAddress, updateAddress } from './addresses.ts'
import { addCard, deleteCard, updateCard } from './cards.ts'
import { createAccount } from './create-account.ts'
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from './password.ts'
import { recover, sendRecovery } from './recovery.ts'
import { getOwnAccount, requireAccount } from './require-account.ts'
import { findByCredentials, signIn, signOut } from './sign-in.ts'
import { toAccount, toAccountAddress, toAccountCard } from './to-account.ts'
import { updateAccount } from './update-account.ts'

/** The message of every refused login. See docs/commerce-service.md#sessions. */
const BAD_CREDENTIALS = 'Your account credentials are invalid.'
const TOO_MANY_TRIES = 'Too many wrong passwords. Try again later.'

/** Accounts, sign-in, addresses and cards. See docs/commerce-service.md#sessions. */
export const accountResolvers: Resolvers = {
  Query: {
    account: async (_root, _given, context) => {
      const account = await getOwnAccount(context)
      return account === undefined ? null : readAccount(context, account)
    },
  },
  Mutation: {
    loginAccount: async (_root, { email, password }, context) => {
      const attempt = { email: email ?? '', address: context.address }
      const { signIns } = context.service
      if (await signIns.isOver(attempt)) throw userError(TOO_MANY_TRIES, 'UNAUTHENTICATED')
      const account = await findByCredentials(context, { email: attempt.email, password: password ?? '' })
      if (account === undefined) {
        await signIns.addFailure(attempt)
        throw userError(BAD_CREDENTIALS, 'UNAUTHENTICATED')
      }
      await signIn(context, account)
      return { success: true }
    },
    logoutAccount: async (_root, _given, context) => {
      await signOut(context)
      return { success: true }
    },
    createAccount: async (_root, { input }, context) => {
      const parsed = orAccountError(parseAccountInput(input))
      if ((await getOwnAccount(context)) !== undefined) {
        throw userError('You must be logged out to create an account')
      }
      const account = orAccountError(await createAccount(context.service, parsed))
      if (parsed.password) await signIn(context, account)
      return readAccount(context, account)
    },
    updateAccount: async (_root, { input }, context) => {
      const account = await requireAccount(context)
      const parsed = orAccountError(parseAccountInput(input))
      const changed = orAccountError(await updateAccount(context.service, account, parsed))
      if (parsed.password) await endOtherSessions(context)
      return readAccount(context, changed)
    },
    sendAccountRecovery: async (_root, { email, passwordResetUrl }, context) => {
      const { service } = context
      const { locale } = await context.getMarket({})
      const resetUrl = passwordResetUrl ?? ''
      if (!isHttpUrl(resetUrl)) throw userError('passwordResetUrl must be an http or https address')
      if (!service.config.resetOrigins.has(new URL(resetUrl).origin))
        throw userError('passwordResetUrl must be an address of the shop: see RESET_ORIGINS')
      await sendRecovery(service, { email: email ?? '', resetUrl, locale })
      return { success: true }
    },
    recoverAccount: async (_root, { password, passwordResetKey }, context) => {
      checkPassword(password ?? '')
      const isDone = await recover(context.service, { key: passwordResetKey ?? '', password: password ?? '' })
      if (!isDone) throw userError('The password_reset_key is not valid or has expired')
      return { success: true }
    },
    addAccountAddress: async (_root, { input }, context) => {
      const account = await requireAccount(context)
      return toAccountAddress(orUserError(await addAddress(context.service, account, { ...input })))
    },
    updateAccountAddress: async (_root, { addressId, input }, context) => {
      const account = await requireAccount(context)
      const change = { addressId: addressId ?? '', input: { ...input } }
      return toAccountAddress(orUserError(await updateAddress(context.service, account, change)))
    },
    deleteAccountAddress: async (_root, { addressId }, context) => {
      const account = await requireAccount(context)
      return toAccountAddress(orUserError(await deleteAddress(context.service, account, addressId ?? '')))
    },
    addAccountCard: async (_root, { input }, context) => {
      const account = await requireAccount(context)
      return toAccountCard(orUserError(await addCard(context.service, account, input?.token)))
    },
    updateAccountCard: async (_root, { cardId, input }, context) => {
      const account = await requireAccount(context)
      return toAccountCard(
        orUserError(await updateCard(context.service, account, { cardId: cardId ?? '', input })),
      )
    },
    deleteAccountCard: async (_root, { cardId }, context) => {
      const account = await requireAccount(context)
      return toAccountCard(orUserError(await deleteCard(context.service, account, cardId ?? '')))
    },
  },
}

async function readAccount(
  { service }: GraphqlContext,
  account: AccountRow,
): Promise<ResolversParentTypes['SwellAccount']> {
  const [addresses, cards] = await Promise.all([
    readAddresses(service.db, account.id),
    readCards(service.db, account.id),
  ])
  return toAccount(account, { addresses, cards })
}

/** After a change of password the visitor gets a new token; every other session of the account has ended. */
async function endOtherSessions(context: GraphqlContext): Promise<void> {
  const { service } = context
  const old = await context.getSession()
  if (old?.accountId == null) return
  const { token: _token, ...facts } = old
  await endSessionsOf(service.db, old.accountId)
  context.setSession((await startSession(service, facts)).token)
}

function orAccountError<T extends AccountInput | AccountRow>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: FieldError },
): T {
  if (result.ok) return result.value
  throw userError(toAccountError(result.error))
}

function checkPassword(password: string): void {
  if (password.length >= MIN_PASSWORD_LENGTH && password.length <= MAX_PASSWORD_LENGTH) return
  throw userError(
    toAccountError({
      field: 'password',
      code: 'INVALID',
      message: `Must have at least ${MIN_PASSWORD_LENGTH} characters`,
    }),
  )
}

function isHttpUrl(value: string): boolean {
  return /^https?:\/\//.test(value) && URL.canParse(value.replaceAll(/[{}]/g, ''))
}
