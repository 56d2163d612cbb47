import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  getInitialQuizState,
  getQuizName,
  getQuizProgress,
  getQuizSelections,
  isQuizItemComplete,
  type QuizAction,
  type QuizProduct,
  type QuizSelection,
  type QuizState,
  quizReducer,
  rankQuizResults,
} from './quiz.ts'
import { aQuiz, aQuizOption, aQuizQuestion } from './testing.ts'

const quiz = aQuiz({
  items: [
    aQuizQuestion({
      id: 'name',
      questionType: 'text',
      isCustomerName: true,
      required: false,
      maxChars: 10,
      options: [],
    }),
    { kind: 'transition', id: 'hello' },
    aQuizQuestion({ id: 'skin' }),
    aQuizQuestion({ id: 'likes', questionType: 'multiple_select', required: false }),
  ],
})

const play = (...actions: readonly QuizAction[]): QuizState =>
  actions.reduce((state, action) => quizReducer(quiz, state, action), getInitialQuizState())
const next: QuizAction = { type: 'next' }
const back: QuizAction = { type: 'back' }
const answer = (questionId: string, value: string | readonly string[]): QuizAction => ({
  type: 'answer',
  questionId,
  answer: value,
})

describe('quizReducer', () => {
  it.each([
    ['starts at the first item', [], { index: 0, finished: false }],
    ['goes on past an optional question', [next], { index: 1 }],
    [
      'stops at a required question without an answer',
      [next, next, next, next],
      { index: 2, finished: false },
    ],
    ['goes on with an answer', [next, next, answer('skin', 'answer-dry'), next], { index: 3 }],
    [
      'finishes after the last item',
      [next, next, answer('skin', 'answer-dry'), next, next],
      { index: 3, finished: true },
    ],
    [
      'stays finished',
      [next, next, answer('skin', 'answer-dry'), next, next, next],
      { index: 3, finished: true },
    ],
    ['goes back', [next, next, back], { index: 1 }],
    ['stays on the first', [back, back], { index: 0 }],
    [
      'goes back from the results to the last item',
      [next, next, answer('skin', 'answer-dry'), next, next, back],
      { index: 3, finished: false },
    ],
    ['jumps', [{ type: 'go-to', index: 3 }], { index: 3, finished: false }],
    [
      'jumps back out of the results',
      [{ type: 'go-to', index: 3 }, next, { type: 'go-to', index: 0 }],
      { index: 0, finished: false },
    ],
    [
      'does not jump out of the quiz',
      [
        { type: 'go-to', index: 4 },
        { type: 'go-to', index: -1 },
      ],
      { index: 0 },
    ],
    [
      'restarts',
      [next, answer('name', 'Robin'), { type: 'restart' }],
      { index: 0, answers: {}, finished: false },
    ],
  ] as const satisfies readonly (readonly [string, readonly QuizAction[], Partial<QuizState>])[])(
    '%s',
    (_name, actions, expected) => {
      expect(play(...actions)).toMatchObject(expected)
    },
  )

  it.each([
    ['a text', answer('name', 'Robin'), { name: 'Robin' }],
    ['a text that is too long', answer('name', 'Robin Hale x'), {}],
    ['a text as long as allowed', answer('name', 'Robin Hale'), { name: 'Robin Hale' }],
    ['a list for a text', answer('name', ['Robin']), {}],
    ['an option', answer('skin', 'answer-oily'), { skin: 'answer-oily' }],
    ['an option it does not have', answer('skin', 'answer-blue'), {}],
    ['several for a single choice', answer('skin', ['answer-dry', 'answer-oily']), {}],
    ['several', answer('likes', ['answer-dry', 'answer-oily']), { likes: ['answer-dry', 'answer-oily'] }],
    ['several with an unknown one', answer('likes', ['answer-dry', 'answer-blue']), {}],
    ['one for a multiple choice', answer('likes', 'answer-dry'), {}],
    ['an unknown question', answer('gone', 'answer-dry'), {}],
    ['a transition', answer('hello', 'answer-dry'), {}],
  ])('answers with %s', (_name, action, answers) => {
    expect(play(action).answers).toEqual(answers)
  })

  it('keeps the answers to other questions', () => {
    const state = play(answer('name', 'Robin'), answer('skin', 'answer-dry'), answer('name', 'Kim'))
    expect(state.answers).toEqual({ skin: 'answer-dry', name: 'Kim' })
  })

  it('takes a text of any length where none is set', () => {
    const open = aQuiz({ items: [aQuizQuestion({ id: 'open', questionType: 'textarea', options: [] })] })
    const text = 'oats '.repeat(500)
    expect(
      quizReducer(open, getInitialQuizState(), { type: 'answer', questionId: 'open', answer: text }).answers,
    ).toEqual({ open: text })
  })

  it('takes an answer back', () => {
    expect(play(answer('name', 'Robin'), answer('name', '  ')).answers).toEqual({})
    expect(play(answer('skin', 'answer-dry'), answer('skin', '')).answers).toEqual({})
    expect(play(answer('likes', ['answer-dry']), answer('likes', [])).answers).toEqual({})
  })

  it('finishes a quiz without items', () => {
    expect(quizReducer({ items: [] }, getInitialQuizState(), next).finished).toBe(true)
  })

  it('stays inside the quiz, and finishes only with every required answer given or jumped over', () => {
    const actions = fc.oneof(
      fc.constantFrom(next, back),
      fc.constantFrom(
        answer('skin', 'answer-dry'),
        answer('skin', ''),
        answer('likes', ['answer-dry']),
        answer('gone', 'x'),
      ),
    )
    fc.assert(
      fc.property(fc.array(actions), (steps) => {
        const state = play(...steps)
        expect(quiz.items[state.index]).toBeDefined()
        const progress = getQuizProgress(quiz, state)
        expect(progress.step).toBeLessThanOrEqual(progress.count)
        expect(Object.keys(state.answers).every((id) => ['skin', 'likes'].includes(id))).toBe(true)
      }),
    )
  })
})

describe('what the quiz shows', () => {
  it('counts questions, not transitions', () => {
    expect(getQuizProgress(quiz, play())).toEqual({ step: 1, count: 3 })
    expect(getQuizProgress(quiz, play(next))).toEqual({ step: 1, count: 3 })
    expect(getQuizProgress(quiz, play(next, next))).toEqual({ step: 2, count: 3 })
  })

  it('knows when the next button may be pressed', () => {
    const [name, hello, skin] = quiz.items
    const isComplete = (item: typeof name, state: QuizState) =>
      item !== undefined && isQuizItemComplete(item, state)
    expect(isComplete(name, play())).toBe(true)
    expect(isComplete(hello, play())).toBe(true)
    expect(isComplete(skin, play())).toBe(false)
    expect(isComplete(skin, play(answer('skin', 'answer-dry')))).toBe(true)
  })

  it('finds the name the shopper gave', () => {
    expect(getQuizName(quiz, play(answer('name', ' Robin ')))).toBe('Robin')
    expect(getQuizName(quiz, play())).toBeUndefined()
    expect(getQuizName(aQuiz({ items: [] }), play())).toBeUndefined()
  })

  it('collects what the chosen options give points to', () => {
    const selection: QuizSelection[] = [
      { points: 2, productSelection: [{ slug: 'soap', model: 'products' }] },
    ]
    const more: QuizSelection[] = [
      { points: 1, productSelection: [{ slug: 'bath-body', model: 'categories' }] },
    ]
    const options = [
      aQuizOption({ id: 'ab', selection }),
      aQuizOption({ id: 'b', selection: more }),
      aQuizOption({ id: 'c' }),
    ]
    const scored = aQuiz({
      items: [
        aQuizQuestion({ id: 'one', options }),
        aQuizQuestion({ id: 'many', questionType: 'multiple_select', options }),
        aQuizQuestion({ id: 'open', options }),
        aQuizQuestion({ id: 'pointless', options }),
      ],
    })
    const answers = { one: 'ab', many: ['ab', 'b'], pointless: 'c' }
    expect(getQuizSelections(scored, { answers })).toEqual([
      { selection },
      { selection: [...selection, ...more] },
    ])
  })
})

describe('rankQuizResults', () => {
  const product = (slug: string, ...categorySlugs: string[]): QuizProduct => ({ slug, categorySlugs })
  const give = (points: number, ...slugs: string[]): QuizSelection => ({
    points,
    productSelection: slugs.map((slug) => ({ slug, model: 'products' })),
  })
  const favour = (points: number, ...slugs: string[]): QuizSelection => ({
    points,
    productSelection: slugs.map((slug) => ({ slug, model: 'categories' })),
  })
  const plain = ['a', 'b', 'c', 'd', 'e'].map((slug) => product(slug))
  const rank = (products: readonly QuizProduct[], ...selection: QuizSelection[]) =>
    rankQuizResults({ products, answers: [{ selection }] })

  it('takes the three most popular without answers or choices', () => {
    expect(rankQuizResults({ products: plain, answers: [] })).toEqual(['a', 'b', 'c'])
    expect(rank(plain)).toEqual(['a', 'b', 'c'])
  })

  it('adds points up over answers and takes the three best', () => {
    const answers = [
      { selection: [give(2, 'd', 'e')] },
      { selection: [give(1, 'b')] },
      { selection: [give(5, 'e'), give(1, 'c'), give(1, 'c')] },
    ]
    expect(rankQuizResults({ products: plain, answers })).toEqual(['e', 'c', 'd'])
  })

  it('breaks ties by popularity, at every place', () => {
    expect(rank(plain, give(9, 'e'), give(3, 'd', 'c', 'b', 'a'))).toEqual(['e', 'a', 'b'])
    expect(rank(plain, give(3, 'e', 'd'))).toEqual(['d', 'e'])
  })

  it('compares points as numbers, not as text', () => {
    expect(rank(plain, give(100, 'e'), give(20, 'd'), give(3, 'c'), give(1, 'b'))).toEqual(['e', 'd', 'c'])
    const members = [product('a'), product('b', 'high'), product('c'), product('d', 'low')]
    const points = [
      give(1, 'a', 'b', 'c', 'd'),
      favour(9, 'x3'),
      favour(20, 'x1'),
      favour(3, 'low'),
      favour(100, 'high'),
      favour(20, 'x2'),
    ]
    expect(rank(members, ...points)).toEqual(['b', 'a', 'c'])
  })

  it('tells a product from a category of the same slug', () => {
    expect(rank(plain, give(1, 'a', 'b', 'c'), give(2, 'd'), favour(9, 'e'))).toEqual(['d', 'a', 'b'])
    expect(rank([product('a', 'b'), product('b'), product('c')], give(1, 'a', 'c'), give(5, 'b'))).toEqual([
      'b',
      'a',
      'c',
    ])
  })

  it('gives the points of a category to its ranked products only', () => {
    const members = [product('a', 'bath'), product('b'), product('c', 'bath')]
    expect(rank(members, give(1, 'b', 'c'), favour(5, 'bath'))).toEqual(['c', 'b'])
  })

  it('adds the points of a category to the own ones', () => {
    const members = [product('a', 'bath'), product('b', 'bath')]
    expect(rank(members, give(1, 'a'), give(3, 'b'), favour(5, 'bath'))).toEqual(['b', 'a'])
  })

  it('keeps the categories of the three highest point counts, ties included', () => {
    const members = ['c1', 'c2', 'c3', 'c4', 'c5'].map((category) => product(`in-${category}`, category))
    const all = give(1, ...members.map((member) => member.slug))
    const points = [favour(1, 'c1'), favour(8, 'c2'), favour(4, 'c3'), favour(4, 'c4'), favour(2, 'c5')]
    expect(rank(members, all, ...points)).toEqual(['in-c2', 'in-c3', 'in-c4'])
    const two = [give(3, 'in-c1'), give(1, 'in-c5'), ...points]
    expect(rank(members, ...two)).toEqual(['in-c1', 'in-c5'])
  })

  it.each([
    ['one point count: all of the category', [give(2, 'a', 'b', 'c')], ['a', 'b', 'c']],
    [
      'two point counts: all of the category',
      [give(2, 'a'), give(1, 'b', 'c'), give(5, 'd')],
      ['a', 'b', 'c'],
    ],
    [
      'three point counts: the two highest',
      [give(3, 'a'), give(2, 'b'), give(1, 'c'), give(5, 'd')],
      ['a', 'b', 'd'],
    ],
  ])('%s', (_name, points, expected) => {
    const members = [product('a', 'bath'), product('b', 'bath'), product('c', 'bath'), product('d')]
    expect(rank(members, ...points, favour(10, 'bath'))).toEqual(expected)
  })

  it('takes two highest of four point counts', () => {
    const members = ['a', 'b', 'c', 'd'].map((slug) => product(slug, 'bath'))
    const points = [give(4, 'a'), give(3, 'b'), give(2, 'c'), give(1, 'd'), favour(10, 'bath')]
    expect(rank([...members, product('e')], ...points, give(5, 'e'))).toEqual(['a', 'b', 'e'])
  })

  it('ignores products the shop no longer has', () => {
    expect(rank(plain, give(9, 'gone'), give(1, 'e'))).toEqual(['e'])
    expect(rank(plain, give(9, 'gone'))).toEqual(['a', 'b', 'c'])
  })

  it('ranks the most popular of the best categories when only categories got points', () => {
    const members = [product('a'), product('b', 'bath'), product('c', 'gifts'), product('d', 'gifts')]
    expect(rank(members, favour(2, 'gifts'), favour(1, 'bath'))).toEqual(['c', 'd', 'b'])
  })

  it('recommends known products, each once, at most three, whatever is answered', () => {
    const slugs = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'gone')
    const selections = fc.array(
      fc.record({
        points: fc.integer({ min: 0, max: 100 }),
        productSelection: fc.array(
          fc.record({ slug: slugs, model: fc.constantFrom('products' as const, 'categories' as const) }),
        ),
      }),
    )
    const products = plain.map(({ slug }, index) => product(slug, index % 2 === 0 ? 'a' : 'b'))
    fc.assert(
      fc.property(selections, (selection) => {
        const results = rank(products, ...selection)
        expect(results.length).toBeLessThanOrEqual(3)
        expect(results.length).toBeGreaterThan(0)
        expect(new Set(results).size).toBe(results.length)
        expect(results.every((slug) => products.some((one) => one.slug === slug))).toBe(true)
      }),
    )
  })
})
