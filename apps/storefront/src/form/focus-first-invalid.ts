/** Frames to wait for error marks, about two seconds, because the code of a field can load late. */
const FRAMES_MAX = 120

/**
 * Moves the focus to the first invalid field of a form, which also scrolls it into view, once the errors are rendered.
 */
export function focusFirstInvalid(form: HTMLElement, framesLeft = FRAMES_MAX): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else if (framesLeft > 0) focusFirstInvalid(form, framesLeft - 1)
  })
}
