import { sql } from 'kysely'
import { assignEvenly } from '#contract/housekeeping/assign-evenly.ts'
import { conditionAfter, inOrderOfWork, stateAfter } from '#contract/housekeeping/next-step.ts'
import type { CleaningStep } from '#contract/housekeeping/step.ts'
import { rupees } from '#contract/kit/money.ts'
import { ownerPermissions } from '#server/auth/granted.ts'
import type { Db } from '#server/db/connect.ts'
import { listCleaners } from '#server/housekeeping/board-store.ts'
import { assignRooms, setCondition, setState } from '#server/housekeeping/cleaning-store.ts'
import { beginMorning, dirtySleptIn } from '#server/housekeeping/morning-store.ts'
import { readRooms } from '#server/housekeeping/read-board.ts'
import { itemCategoryStore } from '#server/item-categories/item-category-store.ts'
import { itemStore } from '#server/items/item-store.ts'
import { type Clock, setNow } from '#server/kit/clock.ts'

const minibar: [name: string, type: 'food' | 'drink', price: number][] = [
  ['Salted Cashews', 'food', 150],
  ['Chocolate Bar', 'food', 90],
  ['Potato Chips', 'food', 60],
  ['Soft Drink', 'drink', 70],
  ['Bottled Water', 'drink', 40],
]

/** How far each person is this morning: the first room in the order of work is inspected, and so on. */
const progress: CleaningStep[] = ['inspect', 'done', 'start']

/** Empty rooms of which nobody knows more than that the last guests have left. */
const isForgotten = (index: number) => index % 9 === 4

/** The rooms of this morning: slept in, cleaned and inspected ones, divided among the people of housekeeping. */
export const fillDemoHousekeeping = async (db: Db, clock: Clock) => {
  await sql`select ${setNow(clock)}`.execute(db)
  await fillMinibar(db)
  const people = (await listCleaners(db)).filter(({ role_name }) => role_name === 'Housekeeping')
  const caller = { db, clock, user: { account_id: people[0]?.id ?? 0, ...ownerPermissions } }
  const { day, rooms: before } = await readRooms(caller)
  await beginMorning(db, day)
  await dirtySleptIn(db, day)
  for (const [index, { id, guests, departure }] of before.entries()) {
    if (!guests && (departure?.has_left || isForgotten(index))) await setCondition(db, id, 'dirty')
    else if (!guests && index % 3 === 0) await setCondition(db, id, 'inspected')
  }
  const { rooms } = await readRooms(caller)
  const cleaners = people.map(({ id }) => ({ id, credits: 0 }))
  await assignRooms(db, day, assignEvenly(rooms, cleaners))
  const { rules, rooms: assigned } = await readRooms(caller)
  for (const { id: account_id } of people) {
    const mine = inOrderOfWork(
      assigned.filter(({ assignee }) => assignee?.id === account_id),
      rules.check_in_time,
    )
    const take = async (step: CleaningStep, room_id: number) => {
      const condition = conditionAfter[step]
      if (condition) await setCondition(db, room_id, condition)
      await setState(db, { room_id, day, state: stateAfter[step], at: clock.now(), account_id })
    }
    for (const [index, step] of progress.entries()) {
      const room = mine[index]
      if (room) await take(step, room.id)
    }
    const sleeping = mine.slice(progress.length).find(({ guests, cleaning }) => guests && cleaning === 'stay')
    if (sleeping) await take('do_not_disturb', sleeping.id)
  }
}

const fillMinibar = async (db: Db) => {
  const slug = await itemCategoryStore.save(db, { name: 'Minibar', type: 'food', is_active: true })
  const category = await itemCategoryStore.get(db, slug)
  if (!category) throw new Error('The category Minibar is gone right after saving it')
  for (const [name, type, price] of minibar) {
    const draft = { name, type, price: rupees(price), description: '', is_active: true, in_minibar: true }
    await itemStore.save(db, { ...draft, category_id: category.id, tax_category_id: null })
  }
}
