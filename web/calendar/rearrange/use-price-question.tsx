import { Button, Group, Modal, Radio, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { CalendarRoomType } from '#contract/calendar/calendar.ts'
import type { BillChange, Move } from '#contract/calendar/rearrange.ts'
import { formatRupees } from '#contract/kit/money.ts'
import { BillChangesTable } from '#web/calendar/rearrange/bill-changes-table.tsx'
import { usePreviewMoves } from '#web/calendar/rearrange/rearrange-queries.ts'
import '@mantine/core/styles/Radio.layer.css'

export type RentChoice = 'keep' | 'new'

interface Question {
  /** The moves in short. */
  text: string
  /** The bills if the rents are kept. */
  kept: BillChange[]
  /** The types with another price to which stays go, and the moves with their prices. */
  types: CalendarRoomType[]
  withNewRents: Move[]
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
      title={asked?.types.length ? 'Another price' : 'The bill changes'}
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

const PriceQuestion = ({ text, kept, types, withNewRents, onAnswer }: PriceQuestionProps) => {
  const [rent, setRent] = useState<RentChoice>('keep')
  const [type, another] = types
  const renewed = usePreviewMoves(type && withNewRents)
  const bills = rent === 'keep' ? kept : renewed
  return (
    <Stack gap="md">
      <Text>{text}</Text>
      {type && (
        <Radio.Group label="Rent" value={rent} onChange={(chosen) => setRent(chosen === 'new' ? 'new' : 'keep')}>
          <Stack gap="xs" mt={6}>
            <Radio value="keep" label="Keep the rent" />
            <Radio
              value="new"
              label={
                another
                  ? 'Take the prices of the new room types'
                  : `Take the price of ${type.name}: ${formatRupees(type.price_per_night)} per night`
              }
            />
          </Stack>
        </Radio.Group>
      )}
      <BillChangesTable bills={bills} />
      <Group justify="flex-end">
        <Button variant="default" onClick={() => onAnswer()}>
          Back
        </Button>
        <Button onClick={() => onAnswer(rent)} disabled={!bills} data-autofocus>
          Save
        </Button>
      </Group>
    </Stack>
  )
}
