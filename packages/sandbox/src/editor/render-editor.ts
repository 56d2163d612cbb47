import type { Config } from '../config.ts'
import { html } from '@sorrel/contracts/http/html'
import type { Page } from '../page/respond.ts'

const TABS = [
  ['theme', 'Theme'],
  ['header', 'Header'],
  ['footer', 'Footer'],
  ['menus', 'Menus'],
  ['page', 'Page'],
  ['product', 'Product'],
  ['quiz', 'Quiz'],
] as const

const WIDTHS = [
  [375, 'Phone'],
  [768, 'Tablet'],
  [1280, 'Desktop'],
] as const

/** The editor's page; its script fills the panels. The shop in its frame begins at the path `start`. */
export function renderEditor({
  storefrontUrl,
  start,
}: Pick<Config, 'storefrontUrl'> & { readonly start: string }): Page {
  return {
    title: 'Editor · Sorrel',
    lang: 'en',
    body: html`<div class="editor" data-shop="${storefrontUrl}" data-start="${start}">
<header class="bar">
<h1><img src="/assets/icon.svg" alt="" width="22" height="22">Editor</h1>
<fieldset class="widths"><legend class="hidden">Window of the shop</legend>
${WIDTHS.map(([width, name]) => html`<label><input type="radio" name="width" value="${width}"${width === 1280 && html` checked`}><span>${name} <small>${width}</small></span></label>`)}
</fieldset>
<label class="language">Language <select id="language"></select></label>
<p id="state" role="status">Loading…</p>
<button type="button" id="discard" class="quiet" disabled>Discard</button>
<button type="button" id="save" disabled>Save</button>
</header>
<aside aria-label="Settings">
<div role="tablist" aria-label="What to edit" class="tabs">
${TABS.map(([id, name], index) => html`<button type="button" role="tab" id="tab-${id}" aria-controls="panel-${id}" aria-selected="${index === 0 ? 'true' : 'false'}" tabindex="${index === 0 ? '0' : '-1'}">${name}</button>`)}
</div>
${TABS.map(([id], index) => html`<section role="tabpanel" id="panel-${id}" aria-labelledby="tab-${id}" tabindex="0"${index > 0 && html` hidden`}></section>`)}
</aside>
<main class="stage">
<div class="window"><iframe title="The shop" name="shop"></iframe></div>
<noscript><p>The editor needs JavaScript.</p></noscript>
</main>
</div>`,
  }
}
