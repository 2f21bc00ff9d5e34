import type { Page } from '@playwright/test'
import { expectAccessible } from '#e2e/kit/accessible.ts'
import { chooseFoodPlan, chooseGuest, chooseRoom, dayFromToday, shownDay } from '#e2e/kit/booking-form.ts'
import { chooseFrom, fillIn } from '#e2e/kit/guest-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { untilStill } from '#e2e/kit/until-still.ts'
import { paths } from '#web/paths.ts'

const today = () => ({ check_in_date: dayFromToday(0), check_out_date: dayFromToday(1) })
const people = (page: Page) => page.getByRole('region', { name: 'People', exact: true })
const person = (page: Page, name: string) => people(page).getByRole('listitem').filter({ hasText: name })

const addTyped = async (page: Page, name: string) => {
  await page.getByRole('combobox', { name: 'Add a person' }).fill(name)
  await page.getByRole('option', { name: `Add “${name}” as a new person` }).click()
  await expect(page.getByRole('dialog', { name: 'New person' })).toBeVisible()
  await untilStill(page)
}

test('a family is registered at check-in, and returns with one press', async ({ signedInPage: page, hotel }) => {
  const room = await hotel.make.room({ room_number: '311' })
  const guest = await hotel.make.guest({ name: 'Anil Sharma', phone: '9822000111' })
  const booking = await hotel.make.booking({
    ...today(),
    guest_id: guest.id,
    room_ids: [room.id],
    number_of_adults: 2,
    number_of_children: 1,
  })
  await page.goto(`${paths.bookings}?search=${booking.booking_number}`)
  await page.getByRole('button', { name: `Check-in ${booking.booking_number}` }).click()
  await expect(people(page)).toContainText('1 of 3 registered')
  await expect(person(page, 'Anil Sharma')).toContainText('Sex')
  const missing = page.getByRole('region', { name: 'Still missing' })
  await expect(missing).toContainText('2 people not registered')

  // What is missing is entered without leaving the sheet.
  await person(page, 'Anil Sharma').getByRole('button', { name: 'Sex' }).click()
  const details = page.getByRole('dialog', { name: 'Anil Sharma' })
  await expect(details.getByRole('combobox', { name: 'Sex' })).toBeFocused()
  await chooseFrom(page, 'Sex', 'Male')
  await expectAccessible(page)
  await details.getByRole('button', { name: 'Update' }).click()
  await expect(person(page, 'Anil Sharma')).toContainText('Male')
  await person(page, 'Anil Sharma').getByRole('button', { name: 'Age' }).click()
  await expect(details.getByLabel('Age')).toBeFocused()
  await details.getByLabel('Age').fill('41')
  await details.getByRole('button', { name: 'Update' }).click()
  await expect(person(page, 'Anil Sharma')).toContainText('41 years, Male')

  await addTyped(page, 'Meera Sharma')
  const dialog = page.getByRole('dialog', { name: 'New person' })
  await expect(dialog.getByRole('combobox', { name: 'Nationality' })).toHaveValue('Indian')
  await dialog.getByLabel('Relation').fill('Wife')
  await chooseFrom(page, 'Sex', 'Female')
  await dialog.getByLabel('Age').fill('34')
  await chooseFrom(page, 'ID proof type', 'Aadhar Card')
  await dialog.getByLabel('ID proof number').fill('123')
  await dialog.getByRole('button', { name: 'Add to the room' }).click()
  await expect(dialog.getByText(/12 digits/)).toBeVisible()
  await dialog.getByLabel('ID proof number').fill('2341 2341 2346')
  await expect(dialog.getByLabel('ID proof number')).toHaveValue('XXXX XXXX 2346')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Add to the room' }).click()
  await expect(person(page, 'Meera Sharma')).toContainText('Wife, 34 years, Female')

  await addTyped(page, 'Rohan Sharma')
  await dialog.getByLabel('Relation').fill('Son')
  await chooseFrom(page, 'Sex', 'Male')
  await dialog.getByLabel('Age').fill('9')
  await dialog.getByRole('button', { name: 'Add to the room' }).click()
  await expect(person(page, 'Rohan Sharma')).toContainText('Son, 9 years, Male')
  await expect(people(page)).toContainText('3 of 3 registered')
  await expect(missing).not.toContainText('not registered')
  // A child needs no ID of its own.
  await expect(person(page, 'Rohan Sharma').getByRole('button', { name: /^ID/ })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Check in to 311/ }).click()
  await expect(page.getByText('Check-in successful!').first()).toBeVisible()

  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  await page.getByRole('button', { name: 'More for Meera Sharma' }).click()
  await page.getByRole('menuitem', { name: 'Relation, age and times' }).click()
  const edit = page.getByRole('dialog', { name: 'Meera Sharma' })
  await expect(edit.getByLabel('Time of arrival')).not.toHaveValue('')
  await edit.getByLabel('Relation').fill('Sister')
  await edit.getByRole('button', { name: 'Update' }).click()
  await expect(person(page, 'Meera Sharma')).toContainText('Sister, 34 years')
  await page.getByRole('button', { name: 'More for Meera Sharma' }).click()
  await page.getByRole('menuitem', { name: 'Details and documents' }).click()
  await expect(edit.getByLabel('Name', { exact: true })).toBeFocused()
  await edit.getByLabel('Address', { exact: true }).fill('12 MG Road, Pune')
  await edit.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Guest updated successfully').first()).toBeVisible()
  await page.getByRole('button', { name: 'More for Rohan Sharma' }).click()
  await page.getByRole('menuitem', { name: 'Remove from the room' }).click()
  await expect(person(page, 'Rohan Sharma')).toHaveCount(0)
  // Somebody who was in the room a moment ago is not offered: this booking is no earlier stay.
  await expect(people(page)).not.toContainText('Stayed together before')

  const next = await hotel.make.booking({
    guest_id: guest.id,
    check_in_date: dayFromToday(20),
    check_out_date: dayFromToday(21),
  })
  await page.goto(`${paths.bookingDetails}?slug=${next.slug}`)
  await people(page).getByRole('button', { name: 'Meera Sharma, sister' }).click()
  await expect(person(page, 'Meera Sharma')).toContainText('Sister, 34 years')
})

test('the profile of a guest shows the stays, and puts the guest in a room', async ({ signedInPage: page, hotel }) => {
  const room = await hotel.make.room({ room_number: '318' })
  const host = await hotel.make.guest({ name: 'Farida Contractor', phone: '9822000666' })
  await hotel.make.guest({ name: 'Nergis Contractor', phone: '9822000777' })
  const booking = await hotel.make.booking({
    guest_id: host.id,
    room_ids: [room.id],
    check_in_date: dayFromToday(40),
    check_out_date: dayFromToday(42),
  })
  await page.goto(`${paths.guests}?search=Nergis`)
  await page.getByRole('button', { name: 'Nergis Contractor', exact: true }).click()
  const stays = page.getByRole('region', { name: 'Stays' })
  await expect(stays).toContainText('No stay yet.')
  await stays.getByRole('combobox', { name: 'Add to a room' }).fill('318')
  await page.getByRole('option', { name: `Room 318 · Farida Contractor · ${booking.booking_number}` }).click()
  await expect(page.getByText('Nergis Contractor added').first()).toBeVisible()
  await expect(stays).toContainText(`${shownDay(40)} – ${shownDay(42)}, room 318`)
  await expect(stays).toContainText('with Farida Contractor')

  await stays.getByRole('button', { name: `People of ${booking.booking_number}` }).click()
  await expect(people(page)).toContainText('2 of 2 registered')
  await addTyped(page, 'Zal Contractor')
  const dialog = page.getByRole('dialog', { name: 'New person' })
  await dialog.getByLabel('Relation').fill('Son')
  await dialog.getByLabel('Age').fill('7')
  await dialog.getByRole('button', { name: 'Add to the room' }).click()
  await expect(person(page, 'Zal Contractor')).toContainText('Son, 7 years')
  await expect(stays).toContainText('with Farida Contractor; Zal Contractor, son')
  await expectAccessible(page)

  // Once more is refused, and nothing changes.
  await stays.getByRole('combobox', { name: 'Add to a room' }).fill(booking.booking_number)
  await page.getByRole('option', { name: /^Room 318/ }).click()
  await expect(page.getByText('This person is already in this booking.').first()).toBeVisible()
  await stays.getByRole('link', { name: booking.booking_number }).click()
  await expect(page).toHaveURL(new RegExp(booking.slug))
  await expect(people(page).getByRole('listitem')).toHaveCount(3)
})

test('who travels with the guest is booked with the room', async ({ signedInPage: page, hotel }) => {
  const guest = await hotel.make.guest({ name: 'Suresh Iyer', phone: '9822000222' })
  const wife = await hotel.make.guest({ name: 'Lakshmi Iyer', phone: '9822000333' })
  const companions = [{ guest_id: wife.id, relation: 'Wife', line: 1 }]
  await hotel.make.booking({
    guest_id: guest.id,
    companions,
    check_in_date: dayFromToday(30),
    check_out_date: dayFromToday(31),
  })
  const family = await hotel.make.roomType({ name: 'Family', max_adults: 4 })
  await hotel.make.room({ room_number: '312', room_type_id: family.id })
  await page.goto(paths.addBooking)
  await chooseGuest(page, 'Suresh Iyer')
  await page.getByRole('button', { name: 'Lakshmi Iyer, wife' }).click()
  // Nobody is offered before something is typed.
  await page.getByRole('combobox', { name: 'Companions' }).click()
  await expect(page.getByText('Type a name or a phone number')).toBeVisible()
  await page.getByRole('combobox', { name: 'Companions' }).fill('Kamala Iyer')
  await page.getByRole('option', { name: 'Add “Kamala Iyer” as a new person' }).click()
  const dialog = page.getByRole('dialog', { name: 'New person' })
  await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('Kamala Iyer')
  await dialog.getByRole('button', { name: 'Save Guest' }).click()
  await expect(page.getByRole('button', { name: 'Remove Kamala Iyer' })).toBeVisible()
  // Meals and extra people are charged for them, too.
  await expect(page.getByLabel('Adults')).toHaveValue('3')
  await page.getByLabel('Adults').fill('1')
  await page.getByLabel('Adults').press('Tab')
  await expect(page.getByText('3 people are named. Enter as many, or remove a companion.')).toBeVisible()
  await page.getByLabel('Adults').fill('3')
  await chooseRoom(page, '312')
  await chooseFoodPlan(page, 'EP')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Booking saved successfully').first()).toBeVisible()
  const { slug } = await hotel.db
    .selectFrom('booking')
    .select('slug')
    .where('guest_id', '=', guest.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  await page.goto(`${paths.bookingDetails}?slug=${slug}`)
  await expect(person(page, 'Lakshmi Iyer')).toContainText('Wife')
  await expect(person(page, 'Kamala Iyer')).toBeVisible()
})

test('a person without a phone is changed without one, also on a phone screen', async ({
  signedInPage: page,
  hotel,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const booking = await hotel.make.booking({ check_in_date: dayFromToday(40), check_out_date: dayFromToday(41) })
  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  await addTyped(page, 'Asha Rao')
  await page.getByRole('button', { name: 'Add to the room' }).click()
  await expect(person(page, 'Asha Rao')).toContainText('ID proof')
  await expectAccessible(page)
  await person(page, 'Asha Rao').getByRole('link', { name: 'Asha Rao' }).click()
  await fillIn(page, { Address: '3 Civil Lines, Nagpur' })
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(page.getByText('Guest updated successfully').first()).toBeVisible()
})

test('check-in asks about somebody who is in the house with another booking', async ({ signedInPage: page, hotel }) => {
  const guest = await hotel.make.guest({ name: 'Gopal Verma', phone: '9822000444' })
  const rooms = [await hotel.make.room({ room_number: '313' }), await hotel.make.room({ room_number: '314' })]
  const [first, second] = await Promise.all(
    rooms.map(({ id }) => hotel.make.booking({ ...today(), guest_id: guest.id, room_ids: [id] })),
  )
  const open = async (number = '') => {
    await page.goto(`${paths.bookings}?search=${number}`)
    await page.getByRole('button', { name: `Check-in ${number}` }).click()
  }
  await open(first?.booking_number)
  await page.getByRole('button', { name: /^Check in to 313/ }).click()
  await expect(page.getByText('Check-in successful!').first()).toBeVisible()

  await open(second?.booking_number)
  const question = page.getByRole('dialog', { name: 'Already in the house' })
  await page.getByRole('button', { name: /^Check in to 314/ }).click()
  await expect(question).toContainText(`Gopal Verma is already in room 313 (booking ${first?.booking_number}).`)
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Back' }).click()
  await expect(question).toBeHidden()
  await page.getByRole('button', { name: /^Check in to 314/ }).click()
  await question.getByRole('button', { name: 'Check in anyway' }).click()
  await expect(page.getByText('Check-in successful!').first()).toBeVisible()
})
