import type { RegisterQuery } from '#contract/guest-register/guest-register.ts'
import { readRegister } from '#server/guest-register/read-register.ts'
import type { PrintedRegister } from '#server/guest-register/register-pdf.ts'
import { print } from '#server/kit/documents/print.ts'
import type { Services } from '#server/kit/services.ts'
import { getProperty, getSender } from '#server/property/property-store.ts'

export const printRegister = async (services: Pick<Services, 'db' | 'clock'>, query: RegisterQuery) => {
  const register = await readRegister(services, query)
  const { name, address, phone } = await getSender(services.db)
  const { time_zone } = await getProperty(services.db)
  const printed: PrintedRegister = { ...register, hotel: { name, address, phone }, time_zone }
  return {
    bytes: await print('guest_register', printed),
    name: `guest-register-${query.from}${query.to === query.from ? '' : `-to-${query.to}`}.pdf`,
  }
}
