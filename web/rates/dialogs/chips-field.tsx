import { Anchor, Chip, Input } from '@mantine/core'
import classes from '#web/rates/dialogs/dialogs.module.css'
import '@mantine/core/styles/Chip.layer.css'

interface ChipsFieldProps {
  label: string
  options: { value: number; label: string }[]
  value: number[]
  onChange: (value: number[]) => void
  error?: string | undefined
}

/** Chooses several of a few. */
export const ChipsField = ({ label, options, value, onChange, error }: ChipsFieldProps) => {
  const isAll = value.length === options.length
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      error={error}
      description={
        options.length > 1 && (
          <Anchor
            component="button"
            type="button"
            inherit
            aria-label={isAll ? `Choose none: ${label}` : `Choose all: ${label}`}
            onClick={() => onChange(isAll ? [] : options.map((option) => option.value))}
          >
            {isAll ? 'None' : 'All'}
          </Anchor>
        )
      }
    >
      <fieldset className={classes.chips} aria-label={label}>
        {options.map((option) => (
          <Chip
            key={option.value}
            size="sm"
            checked={value.includes(option.value)}
            onChange={(isOn) =>
              onChange(isOn ? [...value, option.value] : value.filter((other) => other !== option.value))
            }
          >
            {option.label}
          </Chip>
        ))}
      </fieldset>
    </Input.Wrapper>
  )
}
