import { Button } from '@mantine/core'
import classes from '#web/housekeeping-phone/phone.module.css'
import { PhoneDrawer } from '#web/housekeeping-phone/phone-drawer.tsx'
import { stepWords, texts } from '#web/housekeeping-phone/phone-words.ts'

interface StartQuestionProps {
  roomNumber: string
  onStart: () => void
  onClose: () => void
}

/** Asked before a room of departing guests is started who are still in it. */
export const StartQuestion = ({ roomNumber, onStart, onClose }: StartQuestionProps) => {
  const { Icon } = stepWords.start
  return (
    <PhoneDrawer roomNumber={roomNumber} onClose={onClose}>
      <p className={classes.question}>{texts.guestsAreIn(roomNumber)}</p>
      <div className={classes.actions}>
        <Button variant="default" className={classes.choice} data-autofocus onClick={onClose}>
          {texts.back}
        </Button>
        <Button className={classes.next} leftSection={<Icon size={24} aria-hidden />} onClick={onStart}>
          {texts.startAnyway}
        </Button>
      </div>
    </PhoneDrawer>
  )
}
