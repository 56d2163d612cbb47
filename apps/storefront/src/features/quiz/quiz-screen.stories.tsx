import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CleanQuiz } from '@sorrel/commerce/content'
import { toHtml } from '@sorrel/domain/html'
import { expect, waitFor, within } from 'storybook/test'
import { inShop, shopStory } from '#stories/shop-story.tsx'
import { navigate } from '#stories/story-framework.tsx'
import { storyMedia } from '#stories/story-products.ts'
import { QuizScreen } from './quiz-screen.tsx'
import { aStoryQuestion, aStoryQuiz, storyCards } from '#stories/story-quiz.ts'

const meta = {
  title: 'Pages/Quiz',
  ...shopStory,
  parameters: { layout: 'fullscreen' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const draw = (quiz: CleanQuiz) => inShop(() => <QuizScreen quiz={quiz} firstIndex={0} />)

const opening = {
  kind: 'transition',
  id: 'opening',
  layout: 'image_left_aligned',
  image: storyMedia('bath-ritual-gift-set-1', 'Soap, salts and a cloth in a box'),
  title: 'A minute for yourself',
  description: toHtml('Three short questions. There are no wrong answers.'),
} as const

/** A quiz that opens with a text and a picture has a start button. */
export const Start: Story = {
  render: draw(aStoryQuiz('story-start', [opening, aStoryQuestion({})])),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: opening.title })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Start/ })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /Back/ })).toBeNull()
  },
}

/** The arrow points in the direction the quiz continues. */
export const StartRightToLeft: Story = {
  ...Start,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button', { name: /^Start/ }).querySelector('svg')
    await waitFor(() => expect(arrow).toHaveStyle({ transform: 'matrix(-1, 0, 0, 1, 0, 0)' }))
  },
}

export const PictureAtTheEnd: Story = {
  render: draw(aStoryQuiz('story-end', [{ ...opening, layout: 'image_right_aligned' }])),
}

export const WordsAlone: Story = {
  render: draw(aStoryQuiz('story-words', [{ ...opening, layout: 'no_image', image: undefined }])),
}

/** The name is the only written answer that leaves the page. */
export const Name: Story = {
  render: draw(
    aStoryQuiz('story-name', [
      aStoryQuestion({
        questionType: 'text',
        isCustomerName: true,
        prompt: 'What may we call you?',
        description: 'A first name is plenty.',
        placeholder: 'Your name',
        options: [],
      }),
    ]),
  ),
  tags: ['!test'],
}

export const NameTest: Story = {
  ...Name,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'What may we call you?' })
    await userEvent.click(canvas.getByRole('button', { name: /See my ritual/ }))
    await expect(field).toBeInvalid()
    await expect(field).toHaveFocus()
    await userEvent.type(field, 'Ana{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/quiz/story-name/results?name=Ana')
  },
}

/** A written answer shows the quiz’s last picture beside it. */
export const NameWithPicture: Story = {
  render: draw(
    aStoryQuiz('story-name-picture', [
      opening,
      aStoryQuestion({
        questionType: 'text',
        isCustomerName: true,
        required: false,
        prompt: 'What may we call you?',
        placeholder: 'Your name',
        options: [],
      }),
    ]),
  ),
  tags: ['posed'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Start/ }))
    const step = canvas.getByRole('region', { name: 'What may we call you?' })
    await waitFor(() => expect(within(step).getByRole('presentation')).toBeVisible())
  },
}

export const Email: Story = {
  render: draw(
    aStoryQuiz('story-email', [
      aStoryQuestion({ questionType: 'email', prompt: 'Your email', required: false, options: [] }),
    ]),
  ),
  tags: ['!test'],
}

export const EmailTest: Story = {
  ...Email,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your email' })
    await userEvent.type(field, 'ana@{Enter}')
    await expect(field).toBeInvalid()
    await userEvent.type(field, 'example.com{Enter}')
    await expect(navigate).toHaveBeenCalledWith('/quiz/story-email/results?')
  },
}

export const LongText: Story = {
  render: draw(
    aStoryQuiz('story-text', [
      aStoryQuestion({
        questionType: 'textarea',
        prompt: 'Anything we should know?',
        maxChars: 300,
        options: [],
      }),
    ]),
  ),
  tags: ['!test'],
}

export const LongTextTest: Story = {
  ...LongText,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'No nuts')
    await expect(canvas.getByText('293 characters left')).toBeVisible()
  },
}

/** Pictures to choose from, by mouse and by arrow keys. */
export const Cards: Story = {
  render: draw(
    aStoryQuiz('story-cards', [
      aStoryQuestion({ layout: 'card', prompt: 'Where does your day need a pause?', options: storyCards }),
    ]),
  ),
  tags: ['!test'],
}

export const CardsTest: Story = {
  ...Cards,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('In the bath'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'At the sink' })).toBeChecked()
  },
}

export const CardsWithSeveral: Story = {
  render: draw(
    aStoryQuiz('story-several-cards', [
      aStoryQuestion({
        questionType: 'multiple_select',
        layout: 'card',
        columns: 4,
        prompt: 'What do you refill already?',
        options: storyCards,
      }),
    ]),
  ),
  tags: ['!test'],
}

export const CardsWithSeveralTest: Story = {
  ...CardsWithSeveral,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'On the sofa' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'In the bath' }))
    await userEvent.click(canvas.getByRole('button', { name: /See my ritual/ }))
    await expect(navigate).toHaveBeenCalledWith(
      '/quiz/story-several-cards/results?q-question=in+the+bath&q-question=on+the+sofa',
    )
  },
}

export const Grid: Story = {
  render: draw(aStoryQuiz('story-grid', [aStoryQuestion({ layout: 'grid', columns: 2 })])),
}

export const GridWithSeveral: Story = {
  render: draw(
    aStoryQuiz('story-several-grid', [
      aStoryQuestion({ layout: 'grid', columns: 4, questionType: 'multiple_select' }),
    ]),
  ),
}

/** A required question without an answer shows an error and takes the focus. */
export const Stack: Story = {
  render: draw(aStoryQuiz('story-stack', [aStoryQuestion({ layout: 'stack' })])),
  tags: ['!test'],
}

export const StackTest: Story = {
  ...Stack,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /See my ritual/ }))
    await expect(canvas.getByText('Please answer this question')).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'Dry' })).toHaveFocus()
    await expect(navigate).not.toHaveBeenCalled()
  },
}

export const StackWithSeveral: Story = {
  render: draw(
    aStoryQuiz('story-several-stack', [aStoryQuestion({ layout: 'stack', questionType: 'multiple_select' })]),
  ),
}

export const Slider: Story = {
  render: draw(
    aStoryQuiz('story-slider', [aStoryQuestion({ layout: 'slider', prompt: 'How long may it take?' })]),
  ),
  tags: ['!test'],
}

export const SliderTest: Story = {
  ...Slider,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Sensitive'))
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('radio', { name: 'Oily' })).toBeChecked()
  },
}

/** All questions on one page: each missing answer has its own error. */
export const OnePage: Story = {
  render: draw({
    ...aStoryQuiz('story-page', [
      aStoryQuestion({ id: 'one', questionType: 'text', prompt: 'Your name', options: [], required: false }),
      aStoryQuestion({ id: 'two', layout: 'card', prompt: 'Who is it for?', options: storyCards }),
      aStoryQuestion({ id: 'three', questionType: 'multiple_select', required: false }),
    ]),
    layout: 'single_page',
  }),
  tags: ['!test'],
}

export const OnePageTest: Story = {
  ...OnePage,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'See my ritual' }))
    await expect(canvas.getByRole('radiogroup', { name: 'Who is it for?' })).toHaveAccessibleDescription(
      /Please answer/,
    )
  },
}
