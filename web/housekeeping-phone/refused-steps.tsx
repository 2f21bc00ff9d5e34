import { Button } from '@mantine/core'
import classes from '#web/housekeeping-phone/phone.module.css'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import { stepWords, texts } from '#web/housekeeping-phone/phone-words.ts'
import type { QueuedStep } from '#web/housekeeping-phone/queue/queued-step.ts'

interface RefusedStepsProps {
  steps: QueuedStep<PhoneAction>[]
  onDismiss: (seq: number) => void
}

/** Steps that the server did not accept, each with its reason. At the bottom of the screen, where it moves no room. */
export const RefusedSteps = ({ steps, onDismiss }: RefusedStepsProps) => (
  <section className={classes.refused} aria-label={texts.notAccepted} role="alert">
    {steps.map(({ seq, action, refusal }) => (
      <div key={seq} className={classes.refusal} data-tone="danger">
        <p>
          <strong>
            {texts.notAccepted}: {texts.room(action.room_number)}, {stepWords[action.kind].label}
          </strong>
          <br />
          {refusal}
        </p>
        <Button variant="default" className={classes.step} onClick={() => onDismiss(seq)}>
          {texts.dismiss}
        </Button>
      </div>
    ))}
  </section>
)
