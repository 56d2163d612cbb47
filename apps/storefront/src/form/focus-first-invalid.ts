/** For so many frames the marks may take to be drawn, since the code of a field can load late: about two seconds. */
const FRAMES_MAX = 120

/** Moves the focus to the first field of a form that is marked as wrong, and so into view, once the marks are drawn. */
export function focusFirstInvalid(form: HTMLElement, framesLeft = FRAMES_MAX): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (field) field.focus()
    else if (framesLeft > 0) focusFirstInvalid(form, framesLeft - 1)
  })
}
