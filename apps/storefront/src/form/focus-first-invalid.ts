/** Frames to wait for error marks, about two seconds, because the code of a field can load late. */
const FRAMES_MAX = 120

/** Moves the focus to the first field of a form that is marked as wrong, and so into view, once the marks are drawn. */
export function focusFirstInvalid(form: HTMLElement, framesLeft = FRAMES_MAX): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else if (framesLeft > 0) focusFirstInvalid(form, framesLeft - 1)
  })
}
