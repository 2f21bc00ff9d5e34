import { Button } from '@mantine/core'
import { useState } from 'react'
import type { MinibarItem } from '#contract/housekeeping/housekeeping.ts'
import { type MinibarLine, mostOfAnItem } from '#contract/housekeeping/step.ts'
import classes from '#web/housekeeping-phone/phone.module.css'
import { countWords, factWords, stepWords, texts } from '#web/housekeeping-phone/phone-words.ts'

interface MinibarFormProps {
  items: MinibarItem[]
  /** Pieces that are on the bill of today already. */
  charged: number
  onAdd: (lines: MinibarLine[]) => void
}

export const MinibarForm = ({ items, charged, onAdd }: MinibarFormProps) => {
  const [counts, setCounts] = useState<Record<number, number>>({})
  const lines = Object.entries(counts).flatMap(([id, quantity]) =>
    quantity > 0 ? [{ item_id: Number(id), quantity }] : [],
  )
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const [isChecked, setChecked] = useState(false)
  const { Icon } = stepWords.minibar
  if (isChecked) return <MinibarCheck items={items} lines={lines} onBack={() => setChecked(false)} onAdd={onAdd} />
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (all > 0) setChecked(true)
      }}
    >
      {charged > 0 && (
        <p className={classes.dimmed}>
          {factWords.minibar(charged).label} · {texts.minibarOnBill}
        </p>
      )}
      <p className={classes.question}>{texts.minibarTaken}</p>
      <ul className={classes.items}>
        {items.map(({ id, name }) => {
          const count = counts[id] ?? 0
          const change = (by: number) => setCounts({ ...counts, [id]: Math.min(mostOfAnItem, Math.max(0, count + by)) })
          return (
            <li key={id}>
              <span className={classes.item}>{name}</span>
              <CountButton kind="less" of={name} isOff={count === 0} onPress={() => change(-1)} />
              <output className={classes.count} aria-label={name}>
                {count}
              </output>
              <CountButton kind="more" of={name} isOff={count === mostOfAnItem} onPress={() => change(1)} />
            </li>
          )
        })}
      </ul>
      <Button
        type="submit"
        className={classes.next}
        fullWidth
        leftSection={<Icon size={24} aria-hidden />}
        aria-disabled={all === 0}
        data-disabled={all === 0 || undefined}
      >
        {texts.minibarAdd(all)}
      </Button>
    </form>
  )
}

interface MinibarCheckProps {
  items: MinibarItem[]
  lines: MinibarLine[]
  onBack: () => void
  onAdd: (lines: MinibarLine[]) => void
}

/** Asked once more, because a charge is sent at once and cannot be undone on the phone. */
const MinibarCheck = ({ items, lines, onBack, onAdd }: MinibarCheckProps) => {
  const { Icon } = stepWords.minibar
  const all = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <>
      <p className={classes.question}>{texts.minibarCheck}</p>
      <ul className={classes.items}>
        {lines.map(({ item_id, quantity }) => (
          <li key={item_id}>
            <span className={classes.item}>{items.find(({ id }) => id === item_id)?.name}</span>
            <strong className={classes.count}>{quantity}</strong>
          </li>
        ))}
      </ul>
      <div className={classes.actions}>
        <Button variant="default" className={classes.choice} onClick={onBack}>
          {texts.back}
        </Button>
        <Button
          className={classes.next}
          data-autofocus
          leftSection={<Icon size={24} aria-hidden />}
          onClick={() => onAdd(lines)}
        >
          {texts.minibarAdd(all)}
        </Button>
      </div>
    </>
  )
}

interface CountButtonProps {
  kind: keyof typeof countWords
  of: string
  isOff: boolean
  onPress: () => void
}

const CountButton = ({ kind, of, isOff, onPress }: CountButtonProps) => {
  const { label, Icon } = countWords[kind]
  return (
    <Button
      variant="default"
      className={classes.step}
      aria-label={`${label}: ${of}`}
      aria-disabled={isOff}
      data-disabled={isOff || undefined}
      onClick={onPress}
    >
      <Icon size={24} aria-hidden />
    </Button>
  )
}
