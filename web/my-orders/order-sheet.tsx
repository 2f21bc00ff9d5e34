import { Button, Select, Textarea } from '@mantine/core'
import { useState } from 'react'
import { formatRupees } from '#contract/kit/money.ts'
import type { MyMenu, MyOrderDraft } from '#contract/my-orders/my-order.ts'
import { myOrderMessages as say } from '#contract/my-orders/my-order-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { usePlaceMyOrder } from '#web/my-orders/my-order-queries.ts'
import classes from '#web/my-orders/my-orders.module.css'
import type { Basket } from '#web/my-orders/use-basket.ts'

/** The chosen items, the room, the total and the order button. On a phone it stays at the bottom of the screen. */
export const OrderSheet = ({ stays, basket }: { stays: MyMenu['stays']; basket: Basket }) => {
  const rooms = stays.flatMap(({ slug, rooms: ofStay }) =>
    ofStay.map(({ id, room_number }) => ({ value: `${slug} ${id}`, label: `Room ${room_number}` })),
  )
  const [chosen, setChosen] = useState<string | null>(null)
  const room = rooms.find(({ value }) => value === chosen) ?? rooms[0]
  const [notes, setNotes] = useState('')
  const { mutateAsync, isPending } = usePlaceMyOrder()

  const order = async () => {
    const [stay = '', room_id] = room?.value.split(' ') ?? []
    const items = basket.lines.map(({ item, quantity }) => ({ item_id: item.id, quantity }))
    const draft: MyOrderDraft = { stay, room_id: Number(room_id), notes, items }
    try {
      const { message } = await mutateAsync(draft)
      toast.success(message)
      basket.empty()
      setNotes('')
    } catch (failure) {
      toast.error(failureText(failure, say.placeFailed))
    }
  }

  if (basket.count === 0) {
    return (
      <section className={classes.sheet} aria-label="Your order">
        <h2>Your order</h2>
        <p className={classes.quiet}>{say.nothingChosen}</p>
      </section>
    )
  }
  return (
    <section className={classes.sheet} aria-label="Your order" data-full>
      <h2>Your order</h2>
      <ul className={classes.lines}>
        {basket.lines.map(({ item, quantity }) => (
          <li key={item.id}>
            <span>
              {quantity} × {item.name}
            </span>
            <span>{formatRupees((item.price * quantity) as typeof item.price)}</span>
          </li>
        ))}
      </ul>
      {rooms.length > 1 && (
        <Select
          label="Deliver to"
          data={rooms}
          value={room?.value ?? null}
          onChange={setChosen}
          allowDeselect={false}
        />
      )}
      <Textarea
        label="Notes"
        placeholder="Less spicy, no onion, at 8 pm"
        rows={2}
        maxLength={500}
        value={notes}
        onChange={(event) => setNotes(event.currentTarget.value)}
      />
      <div className={classes.sum} aria-live="polite">
        <span>Total, before tax</span>
        <strong>{formatRupees(basket.total)}</strong>
      </div>
      <Button size="md" fullWidth loading={isPending} onClick={order}>
        {`Order to ${rooms.length > 1 ? (room?.label ?? '').replace('Room', 'room') : 'your room'}`}
      </Button>
    </section>
  )
}
