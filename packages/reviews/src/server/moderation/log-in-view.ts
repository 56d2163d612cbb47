import { html } from '@sorrel/contracts/http/html'
import type { Page } from '../page/respond.ts'
import { toLanguages } from './frame-view.ts'
import type { Language } from './language.ts'

type Problem = 'wrong_token' | 'too_many_tries'

export function toLogInPage(language: Language, problem?: Problem): Page {
  const { t, locale } = language
  const described = problem === undefined ? undefined : html`aria-invalid="true" aria-describedby="problem"`
  return {
    title:
      problem === undefined
        ? `${t('moderation.sign_in')} – ${t('moderation.title')}`
        : t(`moderation.${problem}`),
    locale,
    body: html`<main class="gate">
<h1>${t('moderation.title')}</h1>
<form method="post" action="/moderation/log-in" class="sheet">
<input type="text" name="username" value="operator" autocomplete="username" hidden>
<label for="token">${t('moderation.token')}</label>
<input id="token" name="token" type="password" autocomplete="current-password" required autofocus ${described}>
${problem !== undefined && html`<p id="problem" class="problem" role="alert">${t(`moderation.${problem}`)}</p>`}
<button class="primary">${t('moderation.sign_in')}</button>
</form>
${toLanguages(language)}
</main>`,
  }
}

/** A page with a single message and a link back. */
export function toMessagePage({ t, locale }: Language, message: string): Page {
  return {
    title: message,
    locale,
    body: html`<main class="gate"><h1>${t('moderation.failed')}</h1><p role="alert">${message}</p>
<p><a class="button" href="/moderation">${t('moderation.back')}</a></p></main>`,
  }
}
