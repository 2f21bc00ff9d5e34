import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { BillChange } from '#contract/calendar/rearrange.ts'
import { BillChangesTable } from '#web/calendar/rearrange/bill-changes-table.tsx'
import type { PlanPrice } from '#web/calendar/rearrange/plan-price-of.ts'
import '@mantine/core/styles/Radio.layer.css'

export type RentChoice = 'keep' | 'new'

interface Question {
  /** The moves in short. */
  text: string
  /** The bills if the rents are kept. */
  kept: BillChange[]
  /** The bills at the price of the rate plan, if they differ, and that price in words. */
  renewed?: BillChange[]
  plan?: PlanPrice
}

/** Shows the bills before and after, and asks before they change. `await ask(…)` is undefined if nothing is to be saved. */
export const usePriceQuestion = () => {
  const [asked, setAsked] = useState<Question & { answer: (rent?: RentChoice) => void }>()

  const ask = (question: Question) => new Promise<RentChoice | undefined>((answer) => setAsked({ ...question, answer }))
  const answer = (rent?: RentChoice) => {
    asked?.answer(rent)
    setAsked(undefined)
  }
  const dialog = (
    <Modal
      opened={asked !== undefined}
      onClose={() => answer()}
      title={asked?.plan ? 'Another price' : 'The bill changes'}
      closeButtonProps={{ 'aria-label': 'Close' }}
      size={520}
    >
      {asked && <PriceQuestion {...asked} onAnswer={answer} />}
    </Modal>
  )
  return { ask, dialog }
}

interface PriceQuestionProps extends Question {
  onAnswer: (rent?: RentChoice) => void
}

const PriceQuestion = ({ text, kept, renewed, plan, onAnswer }: PriceQuestionProps) => {
  const [rent, setRent] = useState<RentChoice>(plan?.isUsual ? 'new' : 'keep')
  return (
    <Stack gap="md">
      <Text>{text}</Text>
      {plan && (
        <Radio.Group label="Rent" value={rent} onChange={(chosen) => setRent(chosen === 'new' ? 'new' : 'keep')}>
          <Stack gap="xs" mt={6}>
            <Radio value="keep" label="Keep the rent" />
            <Radio value="new" label={plan.text} />
          </Stack>
        </Radio.Group>
      )}
      <BillChangesTable bills={rent === 'keep' ? kept : renewed} />
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer()}>
          Back
        </Button>
        <Button onClick={() => onAnswer(rent)} data-autofocus>
          Save
        </Button>
      </Group>
    </Stack>
  )
}
