import { dayFromToday } from '#e2e/kit/booking-form.ts'
import { chooseFrom, fillIn } from '#e2e/kit/guest-form.ts'
import { expect, test } from '#e2e/kit/test.ts'
import { paths } from '#web/paths.ts'

test('lists of the guest form are found by letters, and a value that the portal does not know is marked', async ({
  signedInPage: page,
}) => {
  await page.goto(paths.addGuest)
  await fillIn(page, { Name: 'Nora Hill' })
  await chooseFrom(page, 'Nationality', 'British')
  const field = (name: string) => page.getByRole('combobox', { name, exact: true })
  await expect(page.getByLabel('City of the foreign address')).toHaveAccessibleDescription('Needed for Form III')
  await expect(field('Purpose of visit (Form III)')).toHaveAccessibleDescription('Needed for Form III')
  await expect(page.getByLabel('Phone at home')).not.toHaveAccessibleDescription('Needed for Form III')

  await field('Employment status').focus()
  await page.keyboard.type('no')
  await expect(page.getByRole('option')).toHaveText(['Not employed in India'])
  await page.keyboard.press('Enter')
  await expect(field('Employment status')).toHaveValue('Not employed in India')

  await field('Visa type').focus()
  await page.keyboard.type('touristt')
  await page.keyboard.press('Tab')
  await expect(field('Visa type')).toHaveAccessibleDescription('Not in the portal’s list')
  await field('Visa type').fill('tou')
  await expect(page.getByRole('option')).toHaveText(['Tourist'])
  await page.keyboard.press('Enter')
  await expect(field('Visa type')).toHaveValue('Tourist')

  await field('Country of the foreign address').focus()
  await page.keyboard.type('UK')
  await expect(page.getByRole('option').first()).toHaveText('United Kingdom')
  await page.keyboard.press('Enter')
  await expect(field('Country of the foreign address')).toHaveValue('United Kingdom')
  // Enter chose, and saved nothing.
  await expect(page).toHaveURL(new RegExp(`${paths.addGuest}$`))
})

test('the check-in names what Form III lacks; companions of a foreigner begin with the nationality and the journey', async ({
  hotel: { db, make },
  signedInPage: page,
}) => {
  const german = await make.nationalityId('German')
  const guest = await make.guest({ name: 'Erika Mustermann', nationality_id: german })
  const journey = {
    visa_type: 'Tourist',
    arrived_from_city: 'Berlin',
    foreign_country: 'Germany',
    visa_no: 'VJ4410921',
  }
  await db.updateTable('guest').set(journey).where('id', '=', guest.id).execute()
  const room = await make.room({ room_number: '207' })
  const booking = await make.booking({
    guest_id: guest.id,
    room_ids: [room.id],
    check_in_date: dayFromToday(0),
    check_out_date: dayFromToday(1),
  })

  await page.goto(`${paths.bookingDetails}?slug=${booking.slug}`)
  const people = page.getByRole('region', { name: 'People' })
  await expect(people.getByRole('button', { name: /^Form III: .+ more$/ })).toHaveAttribute(
    'title',
    /City of the foreign address/,
  )
  await people.getByRole('combobox', { name: 'Add a person' }).fill('Max Mustermann')
  await page.getByRole('option', { name: /Max Mustermann/ }).click()
  const sheet = page.getByRole('dialog', { name: 'New person' })
  await expect(sheet.getByRole('combobox', { name: 'Nationality' })).toHaveValue('German')
  await expect(sheet.getByLabel('Visa type')).toHaveValue('Tourist')
  await expect(sheet.getByLabel('Arrived from (city)')).toHaveValue('Berlin')
  await expect(sheet.getByLabel('Visa number')).toHaveValue('')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  // Somebody who was registered before, with another home and without a journey.
  const known = await make.guest({ name: 'Hans Known', nationality_id: german })
  await db.updateTable('guest').set({ foreign_country: 'Austria' }).where('id', '=', known.id).execute()
  await people.getByRole('combobox', { name: 'Add a person' }).fill('Hans Known')
  await page.getByRole('option', { name: /^Hans Known/ }).click()
  await people.getByRole('button', { name: /Hans Known/ }).click()
  await page.getByRole('menuitem', { name: 'Details and documents' }).click()
  const details = page.getByRole('dialog', { name: 'Hans Known' })
  await details.getByRole('button', { name: 'Same journey as Erika Mustermann' }).click()
  await expect(details.getByLabel('Visa type')).toHaveValue('Tourist')
  await expect(details.getByLabel('Arrived from (city)')).toHaveValue('Berlin')
  await expect(details.getByLabel('Country of the foreign address')).toHaveValue('Austria')
  await expect(details.getByLabel('Visa number')).toHaveValue('')
  await details.getByRole('button', { name: 'Update' }).click()
  await expect(details).toBeHidden()
  const saved = await db.selectFrom('guest').select('arrived_from_city').where('id', '=', known.id).execute()
  expect(saved).toEqual([{ arrived_from_city: 'Berlin' }])

  // What is missing of the guest who books is filled in at check-in, also with the journey of a companion.
  const booker = await make.guest({ name: 'Uwe Booker', nationality_id: german })
  const next = await make.booking({
    guest_id: booker.id,
    companions: [{ guest_id: guest.id, relation: 'Friend', line: 1 }],
    check_in_date: dayFromToday(0),
    check_out_date: dayFromToday(1),
  })
  await page.goto(`${paths.bookings}?search=${next.booking_number}`)
  await page.getByRole('button', { name: `Check-in ${next.booking_number}` }).click()
  await page.getByRole('region', { name: 'Still missing' }).getByRole('button').first().click()
  const ofBooker = page.getByRole('dialog', { name: 'Uwe Booker' })
  await ofBooker.getByRole('button', { name: 'Same journey as Erika Mustermann' }).click()
  await expect(ofBooker.getByLabel('Arrived from (city)')).toHaveValue('Berlin')
  await ofBooker.getByRole('button', { name: 'Update' }).click()
  await expect(ofBooker).toBeHidden()

  await page.goto(`${paths.individualBooking}?guest_id=${guest.id}`)
  await page.getByRole('combobox', { name: 'Companions' }).fill('Lena Mustermann')
  await page.getByRole('option', { name: /Lena Mustermann/ }).click()
  const person = page.getByRole('dialog', { name: 'New person' })
  await expect(person.getByRole('combobox', { name: 'Nationality' })).toHaveValue('German')
})
