/** States and union territories with the code that a GSTIN begins with. */
export const indianStates = {
  'Andaman and Nicobar Islands': '35',
  'Andhra Pradesh': '37',
  'Arunachal Pradesh': '12',
  Assam: '18',
  Bihar: '10',
  Chandigarh: '04',
  Chhattisgarh: '22',
  'Dadra and Nagar Haveli and Daman and Diu': '26',
  Delhi: '07',
  Goa: '30',
  Gujarat: '24',
  Haryana: '06',
  'Himachal Pradesh': '02',
  'Jammu and Kashmir': '01',
  Jharkhand: '20',
  Karnataka: '29',
  Kerala: '32',
  Ladakh: '38',
  Lakshadweep: '31',
  'Madhya Pradesh': '23',
  Maharashtra: '27',
  Manipur: '14',
  Meghalaya: '17',
  Mizoram: '15',
  Nagaland: '13',
  Odisha: '21',
  'Other Territory': '97',
  Puducherry: '34',
  Punjab: '03',
  Rajasthan: '08',
  Sikkim: '11',
  'Tamil Nadu': '33',
  Telangana: '36',
  Tripura: '16',
  'Uttar Pradesh': '09',
  Uttarakhand: '05',
  'West Bengal': '19',
} as const

export type IndianState = keyof typeof indianStates
export const stateNames = Object.keys(indianStates) as [IndianState, ...IndianState[]]
export const stateCode = (state: string): string | undefined => indianStates[state as IndianState]

/** The place of supply as in GST returns: 27-Maharashtra. An unknown name is returned unchanged. */
export const stateWithCode = (state: string) => [stateCode(state), state].filter(Boolean).join('-')

/** The state of a GSTIN, which begins with the state code. */
export const stateOfGstin = (gstin: string) => stateNames.find((name) => stateCode(name) === gstin.slice(0, 2)) ?? ''

/** Union territories without a legislature (CGST Act, section 2(114)) levy UTGST where the others levy SGST. */
const withoutLegislature = new Set(['04', '26', '31', '35', '38', '97'])

export type StateTax = 'SGST' | 'UTGST'

export const stateTaxOf = (state: string): StateTax =>
  withoutLegislature.has(stateCode(state) ?? '') ? 'UTGST' : 'SGST'
