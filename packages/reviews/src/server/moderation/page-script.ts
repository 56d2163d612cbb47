/**
 * The one script of the moderation pages, as a file of its own: keyboard shortcuts for the buttons. Without it
 * everything works by Tab and Enter.
 */
export const PAGE_SCRIPT = `
const reviews = [...document.querySelectorAll('article.review')]
const keys = document.querySelector('[data-keys]')
if (keys) keys.hidden = false
const getCurrent = () => reviews.findIndex((review) => review.contains(document.activeElement))
const go = (place) => reviews[Math.min(reviews.length - 1, Math.max(0, place))]?.focus()
const open = (review, key) => {
  const summary = review?.querySelector('summary[data-key="' + key + '"]')
  if (!summary) return
  summary.parentElement.open = true
  summary.parentElement.querySelector('select, textarea')?.focus()
}
document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.target.closest('input:not([type=checkbox]), select, textarea')) return
  const current = getCurrent()
  const review = reviews[current]
  const actions = {
    j: () => go(current + 1),
    k: () => go(current === -1 ? 0 : current - 1),
    x: () => review?.querySelector('.choice')?.click(),
    a: () => review?.querySelector('[data-key="a"]')?.click(),
    r: () => open(review, 'r'),
    e: () => open(review, 'e'),
  }
  const act = actions[event.key]
  if (!act) return
  event.preventDefault()
  act()
})
`
