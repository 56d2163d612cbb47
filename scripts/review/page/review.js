// @ts-check
// The page of a review. It runs from a file address: nothing is fetched, and decisions are saved as a file.

const {
  base,
  head,
  reached,
  drawn,
  differences,
  decisions: decided,
  sentences,
} = Reflect.get(window, 'REVIEW')
const STORED = `review ${base} ${head}`
const ALL = 'all'

/** Decisions by key: those of `review.json`, and those made here. */
const decisions = { ...decided, ...JSON.parse(localStorage.getItem(STORED) ?? '{}') }

const find = (/** @type {string} */ selector) => {
  const found = document.querySelector(selector)
  if (!(found instanceof HTMLElement)) throw new Error(`The page has no ${selector}`)
  return found
}

/**
 * An element with properties and children. Texts are texts: nothing is read as HTML.
 * @param {string} tag
 * @param {Record<string, unknown>} [properties]
 * @param {(Node | string)[]} [children]
 */
function create(tag, properties = {}, children = []) {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(properties))
    if (name.includes('-') || !(name in element)) element.setAttribute(name, String(value))
    else Reflect.set(element, name, value)
  element.append(...children)
  return element
}

const getDecision = (/** @type {any} */ { key, hash }) => {
  const known = decisions[key]
  return known?.hash === hash ? known.decision : 'undecided'
}

/** Lines that one side lacks, in their order. */
function toLineDifference(/** @type {string} */ before, /** @type {string} */ after) {
  const [old, fresh] = [before.split('\n'), after.split('\n')]
  const kept = new Set(old.filter((line) => fresh.includes(line)))
  const shown = create('pre', { tabIndex: 0 })
  for (const line of old) if (!kept.has(line)) shown.append(create('del', {}, [`- ${line}`]), '\n')
  for (const line of fresh) if (!kept.has(line)) shown.append(create('ins', {}, [`+ ${line}`]), '\n')
  return shown
}

const toFigure = (
  /** @type {string} */ caption,
  /** @type {string | undefined} */ src,
  /** @type {string} */ reason,
) =>
  create('figure', {}, [
    create('figcaption', {}, [caption]),
    src ? create('img', { src, alt: `${caption}`, loading: 'lazy' }) : create('p', {}, [reason]),
  ])

/** @type {Record<string, (change: any) => Node[]>} */
const VIEWS = {
  'Side by side': (change) => [
    create('div', { className: 'pictures' }, [
      toFigure('Before', change.base?.picture, change.base?.error ?? 'It is new.'),
      toFigure('After', change.head?.picture, change.head?.error ?? 'It is gone.'),
    ]),
  ],
  Swipe: (change) => {
    const box = create('div', { className: 'swipe' }, [
      create('img', { src: change.base.picture, alt: 'Before' }),
      create('img', { src: change.head.picture, alt: 'After' }),
    ])
    const slider = create('input', {
      type: 'range',
      min: 0,
      max: 100,
      value: 50,
      'aria-label': 'Before, after',
    })
    slider.addEventListener('input', () => box.style.setProperty('--at', `${Reflect.get(slider, 'value')}%`))
    return [box, slider]
  },
  Difference: (change) => [
    toFigure(`Difference, ${change.pixels} px`, change.difference, 'The pictures are the same.'),
  ],
}

/** Side by side, swipe and difference, where both pictures are there. */
function toViews(/** @type {any} */ change) {
  const place = create('div')
  const show = (/** @type {string} */ name) => {
    place.replaceChildren(...(VIEWS[name]?.(change) ?? []))
    for (const button of buttons) button.setAttribute('aria-pressed', String(button.textContent === name))
  }
  const hasBoth = change.base?.picture && change.head?.picture
  const buttons = hasBoth
    ? Object.keys(VIEWS).map((name) => create('button', { type: 'button' }, [name]))
    : []
  for (const button of buttons) button.addEventListener('click', () => show(button.textContent ?? ''))
  show('Side by side')
  return [create('div', { className: 'views' }, buttons), place]
}

const toLink = (/** @type {string} */ text, /** @type {string | undefined} */ href) =>
  href ? [create('a', { href, target: '_blank', rel: 'noreferrer' }, [text]), ' '] : []

/** What is told besides the picture. */
function toFacts(/** @type {any} */ { base: before, head: after, links }) {
  const worse = Object.entries(after?.violations ?? {}).filter(
    ([id, count]) => count > (before?.violations[id] ?? 0),
  )
  return [
    ...worse.map(([id, count]) =>
      create('p', {}, [`axe: ${id}, ${count} places, before ${before?.violations[id] ?? 0}`]),
    ),
    ...(after?.overflow > (before?.overflow ?? 0)
      ? [create('p', {}, [`${after.overflow} px wider than its window`])]
      : []),
    ...(before && after && before.words !== after.words ? [toLineDifference(before.words, after.words)] : []),
    create('p', {}, [...toLink('Story before', links?.base), ...toLink('Story after', links?.head)]),
  ]
}

function toArticle(/** @type {any} */ change) {
  const { key, hash, story, look, marks } = change
  const title = `${look.theme}, ${look.width} px, ${look.direction}, ${look.textSize} %`
  const remark = create('textarea', { value: decisions[key]?.remark ?? '', rows: 1 })
  const state = create('span', {}, [getDecision(change)])
  const article = create('article', {
    'data-decision': getDecision(change),
    'aria-label': `${story.name}: ${title}`,
  })
  const decide = (/** @type {string} */ decision) => {
    const by = String(Reflect.get(find('[name=by]'), 'value'))
    decisions[key] = { hash, decision, remark: Reflect.get(remark, 'value'), by }
    localStorage.setItem(STORED, JSON.stringify(decisions))
    article.dataset.decision = decision
    state.textContent = decision
    say()
  }
  const toButton = (/** @type {string} */ text, /** @type {string} */ decision) => {
    const button = create('button', { type: 'button' }, [text])
    button.addEventListener('click', () => decide(decision))
    return button
  }
  article.append(
    create('h3', {}, [`${story.name}: ${title}`]),
    create(
      'ul',
      { className: 'marks', 'aria-label': 'Marks' },
      marks.map((/** @type {string} */ mark) => create('li', {}, [mark])),
    ),
    ...toViews(change),
    ...toFacts(change),
    create('div', { className: 'decide' }, [
      create('label', {}, ['Remark', remark]),
      toButton('Accept', 'accepted'),
      toButton('Refuse', 'refused'),
      state,
    ]),
  )
  return article
}

const filters = find('#filters')
const getFilter = (/** @type {string} */ name) => String(Reflect.get(find(`[name=${name}]`), 'value'))

function isShown(/** @type {any} */ change) {
  const wanted = [
    [getFilter('mark'), change.marks],
    [getFilter('theme'), [change.look.theme]],
    [getFilter('width'), [String(change.look.width)]],
    [getFilter('decision'), [getDecision(change)]],
  ]
  return wanted.every(([value, own]) => value === ALL || own.includes(value))
}

function say() {
  const open = differences.filter((/** @type {any} */ change) => getDecision(change) === 'undecided').length
  const shown = document.querySelectorAll('article').length
  find('#status').textContent = `${shown} of ${differences.length} shown, ${open} undecided`
}

/** Changes by component, in the order of the sidebar. */
function list() {
  const groups = Map.groupBy(differences.filter(isShown), (/** @type {any} */ { story }) => story.title)
  find('#list').replaceChildren(
    ...[...groups].flatMap(([title, changes]) => [create('h2', {}, [title]), ...changes.map(toArticle)]),
  )
  if (groups.size === 0) find('#list').append(create('p', {}, ['Nothing to see with these filters.']))
  say()
}

function fill(/** @type {string} */ name, /** @type {string[]} */ values) {
  find(`[name=${name}]`).append(
    ...[ALL, ...new Set(values)].map((value) => create('option', { value }, [value])),
  )
}

/** Saves the decisions: through the server that shows the page, else as a file. */
async function save() {
  const keys = new Set(differences.map((/** @type {any} */ { key }) => key))
  const own = Object.fromEntries(
    Object.entries(decisions)
      .filter(([key]) => keys.has(key))
      .toSorted(([left], [right]) => left.localeCompare(right)),
  )
  const text = `${JSON.stringify(own, null, 2)}\n`
  if (location.protocol.startsWith('http')) {
    const answer = await fetch('review.json', { method: 'POST', body: text })
    find('#status').textContent = answer.ok ? 'review.json is written.' : `Not written: ${answer.status}`
    return
  }
  const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  create('a', { href, download: 'review.json' }).click()
  find('#status').textContent = 'Put the downloaded review.json at the root, and commit it.'
}

find('#summary').textContent =
  `${base} → ${head}: the change reaches ${reached} stories, ${drawn} were drawn, ${differences.length} looks are different.`
find('#sentences').append(...sentences.map((/** @type {string} */ sentence) => create('li', {}, [sentence])))
fill(
  'mark',
  differences.flatMap((/** @type {any} */ { marks }) => marks),
)
fill(
  'theme',
  differences.map((/** @type {any} */ { look }) => look.theme),
)
fill(
  'width',
  differences.map((/** @type {any} */ { look }) => String(look.width)),
)
fill('decision', ['undecided', 'accepted', 'refused'])
filters.addEventListener('change', ({ target }) => {
  // A list made anew would lose a remark that is being written.
  if (target instanceof HTMLSelectElement) list()
})
filters.addEventListener('submit', (event) => event.preventDefault())
find('#save').addEventListener('click', () => void save())
list()
