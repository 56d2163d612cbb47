import { html } from '@sorrel/contracts/http/html'
import type { Page } from '../page/respond.ts'
import { toLanguages } from './frame-view.ts'
import type { Language, ModerationWords } from './language.ts'

type Problem = 'wrongToken' | 'tooManyTries'

export function toLogInPage(language: Language, problem?: Problem): Page {
  const { words, locale } = language
  const described = problem === undefined ? undefined : html`aria-invalid="true" aria-describedby="problem"`
  return {
    title: problem === undefined ? `${words.signIn} – ${words.title}` : words[problem],
    locale,
    body: html`<main class="gate">
<h1>${words.title}</h1>
<form method="post" action="/moderation/log-in" class="sheet">
<input type="text" name="username" value="operator" autocomplete="username" hidden>
<label for="token">${words.token}</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus ${described}>
${problem !== undefined && html`<p id="problem" class="problem" role="alert">${words[problem]}</p>`}
<button class="primary">${words.signIn}</button>
</form>
${toLanguages(language)}
</main>`,
  }
}

/** A page that only says something, and leads back. */
export function toMessagePage({ words, locale }: Language, message: string): Page {
  return {
    title: message,
    locale,
    body: html`<main class="gate"><h1>${words.failed}</h1><p role="alert">${message}</p>
<p><a class="button" href="/moderation">${words.back}</a></p></main>`,
  }
}

export type MissingThing = keyof ModerationWords['missing']
