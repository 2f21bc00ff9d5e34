import { negative, type Paise, rupeesFromPaise } from '#contract/kit/money.ts'
import type { CalendarDate } from '#contract/kit/time/calendar-date.ts'
import type { TallyQuery } from '#contract/reports/tally/tally.ts'
import type { Db } from '#server/db/connect.ts'
import { element, type Xml } from '#server/kit/documents/xml.ts'
import { tallyOf } from '#server/reports/tally/tally.ts'
import type { Ledger } from '#server/reports/tally/tally-ledgers.ts'
import { usedLedgers, type Voucher } from '#server/reports/tally/tally-voucher.ts'

const encode = new TextEncoder()

/** Tally writes a debit below zero and a credit above. */
const amountElement = (amount: Paise) => element('AMOUNT', rupeesFromPaise(negative(amount)).toFixed(2))

const yesNo = (is: boolean) => (is ? 'Yes' : 'No')

const entryElement = ({ ledger, amount, bills }: Voucher['entries'][number]) =>
  element('ALLLEDGERENTRIES.LIST', [
    element('LEDGERNAME', ledger.name),
    element('ISDEEMEDPOSITIVE', yesNo(amount > 0)),
    element('ISPARTYLEDGER', yesNo(ledger.isParty)),
    amountElement(amount),
    ...bills.map((bill) =>
      element('BILLALLOCATIONS.LIST', [
        element('NAME', bill.number),
        element('BILLTYPE', bill.type),
        amountElement(bill.amount),
      ]),
    ),
  ])

const dateText = (day: CalendarDate) => day.replaceAll('-', '')

const view = 'Accounting Voucher View'

const voucherElement = ({ key, type, date, number, narration, entries }: Voucher) => {
  const party = entries.find(({ ledger }) => ledger.isParty)?.ledger
  return element(
    'VOUCHER',
    [
      element('DATE', dateText(date)),
      element('EFFECTIVEDATE', dateText(date)),
      element('VOUCHERTYPENAME', type),
      element('VOUCHERNUMBER', number),
      party !== undefined && element('PARTYLEDGERNAME', party.name),
      element('NARRATION', narration),
      element('PERSISTEDVIEW', view),
      element('ISINVOICE', 'No'),
      ...entries.map(entryElement),
    ],
    { REMOTEID: key, VCHTYPE: type, ACTION: 'Create', OBJVIEW: view },
  )
}

/** The duty of the ledgers of taxes. */
const dutyOf = (ledger: Ledger, heads: Map<string, string>) => {
  const head = heads.get(ledger.name)
  return head === undefined ? [] : [element('TAXTYPE', 'GST'), element('GSTDUTYHEAD', head)]
}

const ledgerElement = (ledger: Ledger, heads: Map<string, string>) =>
  element(
    'LEDGER',
    [
      element('NAME.LIST', [element('NAME', ledger.name)]),
      element('PARENT', ledger.group),
      element('ISBILLWISEON', yesNo(ledger.isParty)),
      ...dutyOf(ledger, heads),
    ],
    { NAME: ledger.name, ACTION: 'Create' },
  )

const groupElement = ({ name, parent }: { name: string; parent: string }) =>
  element('GROUP', [element('NAME.LIST', [element('NAME', name)]), element('PARENT', parent)], {
    NAME: name,
    ACTION: 'Create',
  })

/** The envelope of an import, piece by piece: a year of vouchers is large. */
async function* envelope(report: 'Vouchers' | 'All Masters', company: string, messages: Xml[]) {
  const requested = element('REQUESTDESC', [
    element('REPORTNAME', report),
    company !== '' && element('STATICVARIABLES', [element('SVCURRENTCOMPANY', company)]),
  ])
  yield encode.encode(
    `<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE>${element('HEADER', [element('TALLYREQUEST', 'Import Data')])}` +
      `<BODY><IMPORTDATA>${requested}<REQUESTDATA>\n`,
  )
  for (const message of messages) {
    yield encode.encode(`${element('TALLYMESSAGE', [message], { 'xmlns:UDF': 'TallyUDF' })}\n`)
  }
  yield encode.encode('</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n')
}

/** The vouchers of some days for the import into Tally. */
export const tallyFile = async (db: Db, days: TallyQuery) => {
  const { settings, vouchers } = await tallyOf(db, days)
  return {
    bytes: envelope('Vouchers', settings.company_name, vouchers.map(voucherElement)),
    name: `tally-${days.start_date}-to-${days.end_date}.xml`,
  }
}

/** The group and the ledgers of the settings, and those of the companies and guests of some days. */
export const tallyMastersFile = async (db: Db, days: TallyQuery) => {
  const { settings, ledgers, vouchers } = await tallyOf(db, days)
  const shared = ledgers.all.filter(({ isParty }) => !isParty || ledgers.guestGroup === null)
  const byName = new Map([...shared, ...usedLedgers(vouchers)].map((ledger) => [ledger.name, ledger]))
  const heads = new Map([
    [ledgers.fixed('cgst').name, 'Central Tax'],
    [ledgers.fixed('sgst').name, 'State Tax'],
  ])
  return {
    bytes: envelope('All Masters', settings.company_name, [
      ...(ledgers.guestGroup ? [groupElement(ledgers.guestGroup)] : []),
      ...[...byName.values()].map((ledger) => ledgerElement(ledger, heads)),
    ]),
    name: `tally-masters-${days.start_date}-to-${days.end_date}.xml`,
  }
}
