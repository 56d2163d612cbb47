import { html } from '@sorrel/http/html'
import type { Page } from '../page/respond.ts'

export function toLogInPage(problem?: string): Page {
  const described = problem === undefined ? undefined : html`aria-invalid="true" aria-describedby="problem"`
  return {
    title: problem === undefined ? 'Reviews: sign in' : `Error: ${problem}`,
    body: html`<main class="gate">
<h1>Review moderation</h1>
<form method="post" action="/moderation/log-in" class="sheet">
<input type="text" name="username" value="operator" autocomplete="username" hidden>
<label for="token">Token</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus ${described}>
${problem !== undefined && html`<p id="problem" class="problem" role="alert">${problem}</p>`}
<button class="primary">Sign in</button>
</form>
</main>`,
  }
}

export function toMessagePage(message: string): Page {
  return {
    title: message,
    body: html`<main class="gate"><h1>That did not work</h1><p role="alert">${message}</p>
<p><a class="button" href="/moderation">Back to the reviews</a></p></main>`,
  }
}
