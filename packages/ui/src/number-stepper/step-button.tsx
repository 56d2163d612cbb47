import { Icon, type IconShape } from '../icon/icon.tsx'
import { useHold } from './use-hold.ts'
import * as styles from './number-stepper.css.ts'

export interface StepButtonProps {
  readonly icon: IconShape
  readonly label: string
  readonly disabled: boolean
  /** Called by a click: one finished step. */
  readonly onStep: () => void
  /** Called for each step while the button is held. */
  readonly onRepeat: () => void
  readonly onRepeatEnd: () => void
}

/** The minus or plus button of a stepper: one step per click, repeated steps while it is held. */
export function StepButton({ icon, label, disabled, onStep, onRepeat, onRepeatEnd }: StepButtonProps) {
  const { press, isClick } = useHold({ onRepeat, onEnd: onRepeatEnd })
  return (
    <button
      type="button"
      className={styles.button}
      data-part="step"
      aria-label={label}
      disabled={disabled}
      onPointerDown={(event) => press(event.button)}
      onClick={() => isClick() && onStep()}
      onContextMenu={(event) => event.preventDefault()}
    >
      <Icon icon={icon} size={16} />
    </button>
  )
}
