import { getQuizProgress, quizReducer, getInitialQuizState } from '@sorrel/domain/quiz'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuiz } from './quiz.ts'

const parseQuestion = (question: unknown) => parseQuiz({ id: 'q', questions: [question] })?.items[0]

test('a whole quiz', () => {
  const quiz = parseQuiz({
    id: 'ritual',
    name: 'Find your ritual',
    layout: 'single_page',
    next_button_label: 'On',
    seeResultsLabel: 'Show me',
    questions: {
      results: [
        {
          id: 'n',
          type: 'quiz_question',
          question_type: 'text',
          question_prompt: 'Your name?',
          is_customer_name: true,
        },
        {
          id: 't',
          type: 'quiz_transition',
          layout_option: 'no_image',
          title: 'Nice',
          image: { file: { url: '/a.webp' } },
        },
        { id: 'x', type: 'quiz_question', question_type: 'colour_wheel' },
      ],
    },
    results_page: [
      {
        title: 'Yours',
        results_title: 'We picked',
        heading_section: [
          { id: 'h', type: 'multiple_panels', panels: [{ type: 'text', title: 'Hi {name}' }] },
          { id: 'd', type: 'divider' },
        ],
      },
    ],
  })
  expect(quiz).toMatchObject({
    id: 'ritual',
    name: 'Find your ritual',
    layout: 'single_page',
    nextButtonLabel: 'On',
    seeResultsLabel: 'Show me',
    items: [
      {
        kind: 'question',
        id: 'n',
        questionType: 'text',
        prompt: 'Your name?',
        isCustomerName: true,
        options: [],
      },
      { kind: 'transition', id: 't', layout: 'no_image', image: undefined, title: 'Nice' },
    ],
    resultsPage: { title: 'Yours', resultsTitle: 'We picked', headingSections: [{ id: 'h' }] },
  })
})

test('defaults', () => {
  expect(parseQuiz({ id: 'q' })).toEqual({
    id: 'q',
    name: '',
    layout: 'multiple_page',
    items: [],
    resultsPage: { headingSections: [] },
  })
  expect(parseQuestion({ question_type: 'multiple_select' })).toEqual({
    kind: 'question',
    id: 'questions-0',
    questionType: 'multiple_select',
    required: false,
    isCustomerName: false,
    prompt: '',
    layout: 'card',
    columns: 3,
    options: [],
  })
  expect(parseQuiz({ name: 'No id' })).toBeUndefined()
})

describe('questions', () => {
  test('options of cards and of other layouts are read from two different lists', () => {
    const lists = {
      answers: [{ option: 'Plain' }],
      answers_card: [{ option: 'Card', image: { file: { url: '/c.webp' } } }],
    }
    const single = { id: 'q1', question_type: 'single_select', ...lists }
    expect(parseQuestion({ ...single, layout_type_single_select: 'card' })).toMatchObject({
      options: [{ id: 'q1-0', label: 'Card', image: { src: '/c.webp' } }],
    })
    expect(parseQuestion({ ...single, layout_type_single_select: 'slider' })).toMatchObject({
      layout: 'slider',
      options: [{ id: 'q1-0', label: 'Plain' }],
    })
  })

  test('several choices have no slider', () => {
    expect(
      parseQuestion({ question_type: 'multiple_select', layout_type_multiple_select: 'slider' }),
    ).toMatchObject({
      layout: 'card',
    })
  })

  test('points count for products and categories, given as one lookup or as a list', () => {
    const answers = [
      {
        option: 'A',
        selection: [{ points: '5', product_selection: [{ slug: 'soap', _model: 'products' }] }],
      },
      {
        option: 'B',
        selection: { results: [{ points: 2, productSelection: { slug: 'gifts', model: 'categories' } }] },
      },
      {
        option: 'C',
        selection: [{ product_selection: [{ slug: 'x', _model: 'accounts' }, { _model: 'products' }] }],
      },
    ]
    expect(
      parseQuestion({ question_type: 'single_select', layout_type_single_select: 'stack', answers }),
    ).toMatchObject({
      options: [
        { selection: [{ points: 5, productSelection: [{ slug: 'soap', model: 'products' }] }] },
        { selection: [{ points: 2, productSelection: [{ slug: 'gifts', model: 'categories' }] }] },
        { selection: [{ points: 0, productSelection: [] }] },
      ],
    })
  })

  test.each([
    [50, 50],
    ['50', 50],
    [0, undefined],
    [null, undefined],
  ])('a limit of %j characters is %s', (max_chars, expected) => {
    expect(parseQuestion({ question_type: 'textarea', max_chars })).toMatchObject({ maxChars: expected })
  })

  test('only a text question can ask for the name', () => {
    expect(parseQuestion({ question_type: 'email', is_customer_name: true })).toMatchObject({
      isCustomerName: false,
    })
  })
})

test("the domain's rules take a parsed quiz without conversion", () => {
  const quiz = parseQuiz({ id: 'q', questions: [{ question_type: 'text' }, { type: 'quiz_transition' }] })
  if (quiz === undefined) throw new Error('no quiz')
  const state = quizReducer(quiz, getInitialQuizState(), { type: 'next' })
  expect(getQuizProgress(quiz, state)).toEqual({ step: 1, count: 1 })
})

test('ids are the same on every read', () => {
  const input = {
    id: 'q',
    questions: [{ question_type: 'single_select', answers: [{ option: 'A' }, { option: 'B' }] }],
  }
  expect(parseQuiz(input)).toEqual(parseQuiz(structuredClone(input)))
})

test('never throws', () => {
  const question = fc.record({
    question_type: fc.constantFrom('text', 'single_select', 'multiple_select'),
    answers: fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record({
          option: fc.jsonValue(),
          selection: fc.array(fc.record({ product_selection: fc.jsonValue() })),
        }),
      ),
    ),
    answers_card: fc.jsonValue(),
  })
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(question)), fc.jsonValue(), (questions, results_page) => {
      expect(parseQuiz({ id: 'q', questions, results_page })?.id).toBe('q')
    }),
  )
})
