import { Select, TextInput } from '@mantine/core'
import { type RateCalendar, restrictionNames } from '#contract/rates/rate.ts'
import { DayInput } from '#web/kit/fields/day-input.tsx'
import { weekdayNames } from '#web/kit/time/day-name.ts'
import type { BulkInput, PriceChange, Switch } from '#web/rates/dialogs/bulk-input.ts'
import { ChipsField } from '#web/rates/dialogs/chips-field.tsx'
import classes from '#web/rates/dialogs/dialogs.module.css'
import { TypesAndPlans } from '#web/rates/dialogs/types-and-plans.tsx'

interface BulkFieldsProps {
  calendar: RateCalendar
  input: BulkInput
  onChange: (changes: Partial<BulkInput>) => void
  problemOf: (...fields: string[]) => string | undefined
}

const hows: { value: PriceChange; label: string }[] = [
  { value: 'percent', label: 'By percent' },
  { value: 'amount', label: 'By amount' },
  { value: 'price', label: 'New price' },
  { value: 'clear', label: 'Clear entered prices' },
  { value: 'keep', label: 'Keep the prices' },
]
const placeholders = { percent: '+25 or -10', amount: '+500 or -200', price: '4500', clear: '', keep: '' }
const answers: { value: Switch; label: string }[] = [
  { value: 'keep', label: 'Keep' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]

export const BulkFields = ({ calendar, input, onChange, problemOf }: BulkFieldsProps) => {
  const needsValue = input.how !== 'keep' && input.how !== 'clear'
  return (
    <>
      <div className={classes.pair}>
        <DayInput label="From" value={input.from} onChange={(from) => onChange({ from })} />
        <DayInput label="To" value={input.to} onChange={(to) => onChange({ to })} error={problemOf('to')} />
      </div>
      <ChipsField
        label="Weekdays"
        options={weekdayNames.map((label, index) => ({ value: index + 1, label }))}
        value={input.weekdays}
        onChange={(weekdays) => onChange({ weekdays })}
        error={problemOf('weekdays')}
      />
      <TypesAndPlans calendar={calendar} value={input} onChange={onChange} problemOf={problemOf} />
      <div className={classes.pair}>
        <Select<PriceChange>
          label="Price"
          allowDeselect={false}
          data={hows}
          value={input.how}
          onChange={(how) => how && onChange({ how })}
        />
        <TextInput
          label={input.how === 'percent' ? 'Percent' : 'Amount in ₹'}
          inputMode="text"
          data-autofocus
          placeholder={placeholders[input.how]}
          disabled={!needsValue}
          value={needsValue ? input.price : ''}
          error={input.price.trim() !== '' && problemOf('price', 'percent', 'amount')}
          onChange={(event) => onChange({ price: event.currentTarget.value })}
        />
      </div>
      <div className={classes.pair}>
        {restrictionNames.map(([field, label]) => (
          <Select<Switch>
            key={field}
            label={label}
            allowDeselect={false}
            data={answers}
            value={input[field]}
            onChange={(answer) => answer && onChange({ [field]: answer })}
          />
        ))}
        <TextInput
          label="Minimum nights"
          inputMode="numeric"
          placeholder="Unchanged; 0 to remove"
          value={input.min_nights}
          error={problemOf('min_nights')}
          onChange={(event) => onChange({ min_nights: event.currentTarget.value })}
        />
      </div>
    </>
  )
}
