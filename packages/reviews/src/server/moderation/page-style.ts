/** The one style sheet of the moderation pages. */
export const PAGE_STYLE = `
:root {
  color-scheme: light;
  --ink: #1f2d27; --body: #4a5751; --paper: #fff; --sand: #f6f3ec; --line: #e7e4db; --control: #7c8781;
  --button: #26493a; --button-hover: #214033; --star: #8a5a0b; --error: #b3372b; --error-light: #fbe9e7;
  --success: #1e6a48; --success-light: #e6f2ec; --warning: #7d5109; --warning-light: #fbf1dc;
}
* { box-sizing: border-box; }
body {
  margin: 0; background: var(--sand); color: var(--body);
  font: 400 1rem/1.5 Figtree, "Helvetica Neue", Helvetica, Arial, sans-serif; -webkit-text-size-adjust: 100%;
}
h1, h2, h3, .brand { margin: 0; color: var(--ink); line-height: 1.25; text-wrap: balance; }
h1, h2, .brand { font-family: Fraunces, Georgia, serif; font-weight: 450; }
h1 { font-size: clamp(1.75rem, 1.4rem + 1.5vw, 2.25rem); margin-block: 2rem 1.25rem; }
h2 { font-size: 1.375rem; }
h3 { font-size: 1rem; }
p { margin: 0; }
a { color: var(--ink); text-underline-offset: .2em; text-decoration-thickness: 1px; }
.wide { max-width: 60rem; margin-inline: auto; padding-inline: clamp(1rem, 4vw, 2rem); }
main.wide { padding-block-end: 4rem; }
main:focus { outline: none; }
.skip { position: absolute; inset-block-start: -4rem; inset-inline-start: 1rem; padding: .75rem 1rem; background: var(--paper); border-radius: 0 0 .75rem .75rem; }
.skip:focus { inset-block-start: 0; }
.top { background: var(--paper); border-block-end: 1px solid var(--line); }
.bar { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: .5rem 1rem; padding-block: 1rem .25rem; }
.brand { font-size: 1.25rem; }
.tabs { display: flex; gap: .25rem; margin: 0 -.75rem; padding: 0; list-style: none; overflow-x: auto; }
.tabs a { display: inline-flex; align-items: center; gap: .5rem; min-block-size: 3rem; padding-inline: .75rem; color: var(--body); text-decoration: none; white-space: nowrap; border-block-end: 2px solid transparent; }
.tabs a:hover { color: var(--ink); }
.tabs a[aria-current] { color: var(--ink); font-weight: 600; border-color: var(--button); }
.count { min-inline-size: 1.75rem; padding: .05rem .5rem; background: var(--sand); border-radius: 1rem; font-size: .875rem; font-weight: 500; text-align: center; font-variant-numeric: tabular-nums; }
.list, .mails { display: grid; gap: 1.25rem; margin: 0; padding: 0; list-style: none; }
.sheet { padding: clamp(1.25rem, 3vw, 1.75rem); background: var(--paper); border: 1px solid var(--line); border-radius: 1.25rem; }
.review header { display: flex; align-items: center; justify-content: space-between; gap: 1rem; margin-block-end: .5rem; }
.stars { color: var(--star); letter-spacing: .1em; font-size: 1.125rem; }
.stars .off { color: var(--line); }
.state { padding: .125rem .75rem; border-radius: 1rem; font-size: .875rem; font-weight: 600; }
.state-pending { background: var(--warning-light); color: var(--warning); }
.state-approved { background: var(--success-light); color: var(--success); }
.state-rejected { background: var(--error-light); color: var(--error); }
.review h2 a { text-decoration: none; }
.review h2 a:hover { text-decoration: underline; }
.facts { font-size: .9375rem; overflow-wrap: anywhere; }
.body { margin-block: 1rem; max-inline-size: 65ch; color: var(--ink); white-space: pre-line; overflow-wrap: anywhere; }
.pictures { display: flex; flex-wrap: wrap; gap: 1rem; margin: 0 0 1rem; padding: 0; list-style: none; }
.pictures li { display: grid; gap: .25rem; justify-items: start; }
.pictures img { display: block; inline-size: 8rem; block-size: 8rem; object-fit: cover; border-radius: .75rem; background: var(--sand); }
.pictures .hidden img { opacity: .35; filter: grayscale(1); }
.note { margin-block-end: 1rem; padding: .75rem 1rem; background: var(--sand); border-radius: .75rem; overflow-wrap: anywhere; }
main .done { background: var(--success-light); color: var(--success); font-weight: 600; }
.reports { background: var(--warning-light); }
.reports h3 { color: var(--warning); }
.reports ul, .history { margin: .25rem 0 0; padding-inline-start: 1.25rem; }
.history { display: grid; gap: .75rem; margin-block-start: 1rem; }
.actions { display: flex; flex-wrap: wrap; align-items: flex-start; gap: .75rem; }
button, .button, summary, input, select, textarea { font: inherit; min-block-size: 2.75rem; border-radius: 1.5rem; }
button, .button, summary { display: inline-flex; align-items: center; padding: .5rem 1.25rem; border: 1px solid var(--control); background: var(--paper); color: var(--ink); font-weight: 600; text-decoration: none; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
button:hover, .button:hover, summary:hover { background: var(--sand); }
.primary { border-color: var(--button); background: var(--button); color: #fff; }
.primary:hover { background: var(--button-hover); }
.danger { border-color: var(--error); background: var(--error); color: #fff; }
.danger:hover { background: #97291f; }
.quiet { min-block-size: 2.5rem; padding-inline: .75rem; border-color: transparent; background: none; text-decoration: underline; text-underline-offset: .2em; font-weight: 500; }
details[open] { flex-basis: 100%; }
details label:not(:first-of-type) { margin-block-start: .5rem; }
details form { display: grid; gap: .5rem; max-inline-size: 28rem; margin-block-start: 1rem; }
details form button { justify-self: start; margin-block-start: .5rem; }
label { color: var(--ink); font-weight: 600; }
input, select, textarea { inline-size: 100%; padding: .5rem 1rem; border: 1px solid var(--control); background: var(--paper); color: var(--ink); }
textarea { border-radius: 1rem; resize: vertical; }
input[type=checkbox] { inline-size: 1.5rem; min-block-size: 1.5rem; block-size: 1.5rem; margin: .625rem; padding: 0; accent-color: var(--button); }
.review:focus { outline: 3px solid var(--button); outline-offset: 2px; }
.review header .stars { margin-inline-end: auto; }
.review header .choice { margin-inline: 0; }
.who { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; }
.reply { white-space: pre-line; }
.text { white-space: pre-line; overflow-wrap: anywhere; }
.filters { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr)); gap: .75rem 1rem; align-items: end; margin-block-end: 1.5rem; }
.filters .buttons { margin-block-start: 0; }
.bulk { margin-block-start: 1.5rem; }
.keys { margin-block-start: 2rem; text-align: center; }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; margin-block-start: 1rem; }
.upload { display: grid; gap: .5rem; justify-items: start; margin-block-start: 1rem; }
.languages { display: flex; flex-wrap: wrap; justify-content: center; gap: .5rem 1.5rem; padding-block: 1.5rem 2rem; }
.languages a { display: inline-flex; align-items: center; min-block-size: 2.75rem; }
select { padding-inline-end: 2.5rem; appearance: none; background-image: linear-gradient(45deg, transparent 50%, var(--ink) 50%), linear-gradient(-45deg, transparent 50%, var(--ink) 50%); background-position: right 1.5rem center, right 1.125rem center; background-size: .375rem .375rem; background-repeat: no-repeat; }
:focus-visible { outline: 3px solid var(--button); outline-offset: 2px; }
.empty { padding: 3rem 1rem; text-align: center; background: var(--paper); border: 1px dashed var(--control); border-radius: 1.25rem; }
.paging { display: flex; flex-wrap: wrap; align-items: center; justify-content: center; gap: 1rem; margin-block-start: 2rem; }
.gate { max-inline-size: 26rem; margin-inline: auto; padding: 15vh 1rem 2rem; text-align: center; }
.gate h1 { margin-block: 0 1.5rem; }
.gate form { display: grid; gap: .75rem; text-align: start; }
.gate .button { margin-block-start: 1.5rem; }
.gate button { justify-content: center; }
.problem { color: var(--error); font-weight: 600; }
@media (forced-colors: active) { .state, .count { border: 1px solid; } }
`
