import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'

interface Question {
  title: string
  text: string
  /** The label of the button that confirms. */
  confirmLabel: string
}

interface Asked extends Question {
  answer: (yes: boolean) => void
}

/** Asks for confirmation: `await ask({ … })` is true if the user confirms. Render `dialog` somewhere. */
export const useQuestion = () => {
  const [asked, setAsked] = useState<Asked>()

  const ask = (question: Question) => new Promise<boolean>((answer) => setAsked({ ...question, answer }))
  const answer = (yes: boolean) => {
    asked?.answer(yes)
    setAsked(undefined)
  }

  const dialog = (
    <Modal
      opened={asked !== undefined}
      onClose={() => answer(false)}
      title={asked?.title}
      closeButtonProps={{ 'aria-label': 'Close' }}
      zIndex={300}
    >
      <Text>{asked?.text}</Text>
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={() => answer(false)}>
          Back
        </Button>
        <Button onClick={() => answer(true)} data-autofocus>
          {asked?.confirmLabel}
        </Button>
      </Group>
    </Modal>
  )
  return { ask, dialog }
}
