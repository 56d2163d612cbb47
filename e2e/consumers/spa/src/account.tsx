import { updateAccount } from '@sorrel/commerce/account'
import { useAccount, useAction } from '@sorrel/commerce/react'
import type { Account } from '@sorrel/domain/account'
import type { FormEvent } from 'react'
import { cart } from './cart'
import { account, client } from './shop'

const readForm = (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  const form = new FormData(event.currentTarget)
  return (name: string) => String(form.get(name) ?? '')
}

/** The customer: a change shows before the service has answered, and is taken back where it refuses. */
export function AccountScreen() {
  const { value: customer, error } = useAccount()
  return (
    <section aria-label="Account">
      {error && <p role="alert">{error.kind}</p>}
      {customer === null && <LogIn />}
      {customer && <Profile customer={customer} />}
    </section>
  )
}

function LogIn() {
  const { state, isPending, run } = useAction(account.login)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const read = readForm(event)
    const done = await run({ email: read('email'), password: read('password') })
    // The cart of this visit and that of the account are one now.
    if (done?.ok) cart.refresh()
  }
  return (
    <form onSubmit={(event) => void submit(event)}>
      <input name="email" type="email" aria-label="Email address" required />
      <input name="password" type="password" aria-label="Password" required />
      <button type="submit" disabled={isPending}>
        Log in
      </button>
      {state.status === 'failed' && <p role="alert">{state.error.kind}</p>}
    </form>
  )
}

const changeName = (firstName: string) => updateAccount(client, { input: { firstName } })

function Profile({ customer }: { readonly customer: Account }) {
  const { state, isPending, run } = useAction(changeName)
  const { run: logOut } = useAction(account.logout)
  return (
    <form onSubmit={(event) => void run(readForm(event)('firstName'))}>
      <h2>Hello {customer.firstName}</h2>
      <input name="firstName" aria-label="First name" defaultValue={customer.firstName} />
      <button type="submit" disabled={isPending}>
        Save
      </button>
      <button type="button" onClick={() => void logOut({})}>
        Log out
      </button>
      {state.status === 'failed' && <p role="alert">{state.error.kind}</p>}
    </form>
  )
}
