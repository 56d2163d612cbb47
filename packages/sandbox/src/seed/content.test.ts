import { CONTENT_SECTION_TYPES, parseContentPage } from '@sorrel/contracts/content'
import { parseQuiz } from '@sorrel/contracts/quiz'
import { getMenu, parseMenus, parseStoreSettings } from '@sorrel/contracts/settings'
import { describe, expect, it } from 'vitest'
import { seed } from './demo.ts'

type Item = Readonly<Record<string, unknown>>

function collectItems(items: unknown): readonly Item[] {
  if (!Array.isArray(items)) return []
  return items.flatMap((item: Item) => [item, ...collectItems(item.items)])
}

const items = seed.menus.flatMap((menu) => collectItems(menu.items))

describe('content pages', () => {
  it('are the agreed ones', () => {
    const slugs = seed.pages.map(({ slug }) => slug)
    expect(slugs).toEqual(expect.arrayContaining(['home', 'about', 'materials', 'delivery', 'contact']))
  })

  it('contain every block type', () => {
    const types = new Set(seed.pages.flatMap(({ sections }) => sections.map(({ type }) => type)))
    expect(types).toEqual(new Set(CONTENT_SECTION_TYPES))
  })

  it('have no block that the parser drops', () => {
    for (const page of seed.pages) {
      expect(parseContentPage(page)?.sections.map(({ type }) => type)).toEqual(
        page.sections.map(({ type }) => type),
      )
    }
  })

  it('include a home page with the designed order of blocks', () => {
    const home = seed.pages.find(({ slug }) => slug === seed.settings.store.homePage)
    expect(home?.sections.map(({ type }) => type)).toEqual([
      'full_width_media',
      'categories_preview',
      'heading_with_text',
      'products_preview',
      'mosaic',
      'multiple_panels',
      'numbers',
      'quote',
    ])
  })
})

describe('quizzes', () => {
  const found = seed.quizzes.flatMap((quiz) => parseQuiz({ id: quiz.id, ...quiz.fields })?.items ?? [])

  it('have every kind and layout of question', () => {
    const kinds = found.map((item) =>
      item.kind === 'transition'
        ? item.layout
        : item.options.length > 0
          ? `${item.questionType} ${item.layout}`
          : item.questionType,
    )
    expect(new Set(kinds)).toEqual(
      new Set([
        'text',
        'email',
        'textarea',
        ...['card', 'stack', 'grid', 'slider'].map((layout) => `single_select ${layout}`),
        ...['card', 'stack', 'grid'].map((layout) => `multiple_select ${layout}`),
        'image_left_aligned',
        'image_right_aligned',
        'no_image',
      ]),
    )
  })

  it('have both layouts', () => {
    expect(new Set(seed.quizzes.map(({ fields }) => fields.layout))).toEqual(
      new Set(['multiple_page', 'single_page']),
    )
  })
})

describe('menus', () => {
  it('have every link type', () => {
    const types = new Set(items.map(({ type, model }) => (type === 'content' ? model : type)))
    expect(types).toEqual(
      new Set([
        'category',
        'product',
        'content/pages',
        'content/quizzes',
        'url',
        'heading',
        'home',
        'column',
      ]),
    )
    expect(items.some(({ type, items: nested }) => type === 'category' && Array.isArray(nested))).toBe(true)
  })

  it('include a header of three levels within the editor’s limits', () => {
    const [header, footer] = seed.menus
    const columns = header?.items.map((item) => (Array.isArray(item.items) ? item.items.length : 0)) ?? []
    expect(columns.length).toBeLessThanOrEqual(6)
    expect(Math.max(...columns)).toBeGreaterThan(1)
    expect(Math.max(...columns)).toBeLessThanOrEqual(4)
    expect(footer?.items).toHaveLength(3)
  })

  it('exist for the ids of the header and footer settings', () => {
    const { header, footer } = parseStoreSettings(seed.settings)
    const menus = parseMenus(seed.menus)
    for (const id of [header.menuId, footer.menuId, footer.secondaryMenuId]) {
      expect(getMenu(menus, id)).not.toEqual([])
    }
  })
})

describe('quizzes', () => {
  const questions = seed.quizzes.map(({ fields }) =>
    Array.isArray(fields.questions) ? fields.questions : [],
  )
  const [paged = [], asked = [], single = []] = questions
  const toNames = (kind: string, layout: unknown) => (typeof layout === 'string' ? [`${kind} ${layout}`] : [])

  it('include one of several pages with every select layout, a name and transitions', () => {
    expect(seed.quizzes[0]?.fields.layout).toBe('multiple_page')
    const layouts = paged.flatMap((item: Item) => [
      ...toNames('single', item.layout_type_single_select),
      ...toNames('multiple', item.layout_type_multiple_select),
    ])
    expect(new Set(layouts)).toEqual(
      new Set([
        'single card',
        'single stack',
        'single grid',
        'single slider',
        'multiple card',
        'multiple stack',
        'multiple grid',
      ]),
    )
    expect(paged.filter((item: Item) => item.type === 'quiz_transition')).toHaveLength(2)
    expect(paged.filter((item: Item) => item.is_customer_name === true)).toHaveLength(1)
  })

  it('include one with all questions on one page and every kind of text', () => {
    expect(seed.quizzes[2]?.fields.layout).toBe('single_page')
    const types = single.map((item: Item) => item.question_type)
    expect(types).toEqual(expect.arrayContaining(['text', 'email', 'textarea']))
  })

  it('ask for an e-mail address only where all questions are on one page', () => {
    expect(seed.quizzes[1]?.fields.layout).toBe('multiple_page')
    expect([...paged, ...asked].filter((item: Item) => item.question_type === 'email')).toEqual([])
  })

  it('describe themselves', () => {
    for (const { fields } of seed.quizzes) expect(JSON.stringify(fields.meta_description)).toContain('"de":')
  })

  it('greet the shopper by name above the results', () => {
    for (const { fields } of seed.quizzes) {
      expect(JSON.stringify(fields.results_page)).toContain('{name}')
    }
  })
})
