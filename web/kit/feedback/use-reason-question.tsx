import { Button, Group, Modal } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { ReasonForWarnings } from '#web/kit/feedback/reason-for-warnings.tsx'

interface Question {
  title: string
  /** What is in the way, in whole sentences, and what can be done about it. */
  warnings: string[]
  help: string
  /** What to say while no reason is entered. */
  missing: string
  confirmLabel: string
}

interface Asked extends Question {
  answer: (reason?: string) => void
}

/** Asks why: `await ask({ … })` is the reason, or undefined if it shall not be done. Render `dialog` somewhere. */
export const useReasonQuestion = () => {
  const [asked, setAsked] = useState<Asked>()

  const ask = (question: Question) => new Promise<string | undefined>((answer) => setAsked({ ...question, answer }))
  const answer = (reason?: string) => {
    asked?.answer(reason)
    setAsked(undefined)
  }
  const dialog = (
    <Modal
      opened={asked !== undefined}
      onClose={() => answer()}
      title={asked?.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={520}
      zIndex={300}
    >
      {asked && <ReasonQuestion {...asked} onAnswer={answer} />}
    </Modal>
  )
  return { ask, dialog }
}

interface ReasonQuestionProps extends Question {
  onAnswer: (reason?: string) => void
}

const ReasonQuestion = ({ warnings, help, missing, confirmLabel, onAnswer }: ReasonQuestionProps) => {
  const [reason, setReason] = useState('')
  const [isMissing, setMissing] = useState(false)
  const confirm = (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim()) onAnswer(reason.trim())
    else setMissing(true)
  }
  return (
    <form onSubmit={confirm} noValidate>
      <ReasonForWarnings
        warnings={warnings}
        help={help}
        value={reason}
        onChange={setReason}
        error={isMissing && !reason.trim() && missing}
        autoFocus
      />
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => onAnswer()}>
          Back
        </Button>
        <Button type="submit">{confirmLabel}</Button>
      </Group>
    </form>
  )
}
